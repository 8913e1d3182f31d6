import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { renderLegal } from '#web/features/legal/render-legal.ts';
import { LEGAL_TEXTS } from '#web/features/legal/texts.ts';
import legalMarkdown from '../../../../content/legal/4.2.md?raw';
import { APP_TEXTS, pageTitle } from '../texts.ts';
import type { Route } from './+types/legal.ts';

export const meta = () => pageTitle(APP_TEXTS.legal, LEGAL_TEXTS.description);

/** Runs once, while the page is prerendered: neither Markdown nor its parser reach the browser. */
export function loader() {
  return renderLegal(legalMarkdown);
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />;
}
