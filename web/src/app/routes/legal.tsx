import legalDocument from '../../../../content/legal/4.2.md?document';
import { LEGAL } from '#web/features/legal/places.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { LEGAL_TEXTS } from '#web/features/legal/texts.ts';
import { pageTitle } from '../texts.ts';

export const meta = () => pageTitle(LEGAL.title, LEGAL_TEXTS.description);

export default function Legal() {
  return <LegalPage document={legalDocument} />;
}
