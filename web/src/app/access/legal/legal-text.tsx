import legalDocument from '../../../../../content/legal/4.2.md?document';
import { LegalText } from '#web/features/legal/legal-page.tsx';

/** The legal document alone, for where it is read before it is accepted. */
export default function LegalInPlace() {
  return <LegalText document={legalDocument} />;
}
