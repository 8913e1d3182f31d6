import legalDocument from '../../../../content/legal/4.2.md?document';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { LEGAL_TEXTS } from '#web/features/legal/texts.ts';
import { APP_TEXTS, pageTitle } from '../texts.ts';

export const meta = () => pageTitle(APP_TEXTS.legal, LEGAL_TEXTS.description);

export default function Legal() {
  return <LegalPage document={legalDocument} />;
}
