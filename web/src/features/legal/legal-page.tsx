import { PageHeader } from '#web/ui/page/page-header.tsx';
import type { LegalDocument } from './render-legal.ts';
import './legal.css';

/** Our own text, rendered while the site was built. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <>
      <PageHeader title={document.title} />
      <LegalText document={document} />
    </>
  );
}

/** Without its title, where something else names it. */
export function LegalText({ document }: { document: LegalDocument }) {
  return <div className="legal" dangerouslySetInnerHTML={{ __html: document.html }} />;
}
