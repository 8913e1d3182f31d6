import { SignaturePage } from '#web/features/consent/signature-page.tsx';
import { acceptsOptionalCookies } from '../../access/cookie-choice.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(APP_TEXTS.titles.signature);

export default function Signature() {
  return <SignaturePage cookieConsent={acceptsOptionalCookies} />;
}
