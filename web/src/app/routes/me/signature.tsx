import { SIGNATURE } from '#web/features/consent/signature/places.ts';
import { SignaturePage } from '#web/features/consent/signature-page.tsx';
import { acceptsOptionalCookies } from '../../access/cookie-choice.ts';
import { pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(SIGNATURE.title);

export default function Signature() {
  return <SignaturePage cookieConsent={acceptsOptionalCookies} />;
}
