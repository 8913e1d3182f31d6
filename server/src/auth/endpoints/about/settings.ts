import type { AuthParts, Endpoint } from '../../parts.ts';

/** Ways to sign in that the protocol knows; clients look here for what to offer. */
const PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
] as const;

/** GET /settings */
export const settings =
  ({ config, providers }: AuthParts): Endpoint =>
  (c) =>
    c.json({
      external: {
        anonymous_users: config.anonymousSignIns,
        email: true,
        ...Object.fromEntries(PROVIDERS.map((name) => [name, false])),
        ...Object.fromEntries([...providers.keys()].map((name) => [name, true])),
      },
      disable_signup: !config.signUps.open,
      captcha_enabled: config.captcha !== undefined,
      mailer_autoconfirm: config.signUps.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      mfa_enabled: true,
      saml_enabled: config.federation.saml.enabled,
      passkeys_enabled: true,
    });
