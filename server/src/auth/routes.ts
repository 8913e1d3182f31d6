import { Hono } from 'hono';
import { apiKey } from '#server/http/bearer/api-key.ts';
import { limitBody } from '#server/http/body-limit/body-limit.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { getUser } from './endpoints/account/get-user.ts';
import { health } from './endpoints/about/health.ts';
import { jwks } from './endpoints/about/jwks.ts';
import { authorize } from './endpoints/federation/authorize.ts';
import { callback } from './endpoints/federation/callback.ts';
import { linkIdentity } from './endpoints/federation/link-identity.ts';
import { unlinkIdentity } from './endpoints/federation/unlink-identity.ts';
import { audit } from './endpoints/admin/audit.ts';
import { adminCreateUser } from './endpoints/admin/create-user.ts';
import { adminDeleteUser } from './endpoints/admin/delete-user.ts';
import {
  adminDeleteFactor,
  adminListFactors,
  adminUpdateFactor,
} from './endpoints/admin/factors.ts';
import { generateLink } from './endpoints/admin/generate-link.ts';
import { adminGetUser } from './endpoints/admin/get-user.ts';
import { listUsers } from './endpoints/admin/list-users.ts';
import { adminUpdateUser } from './endpoints/admin/update-user.ts';
import { invite } from './endpoints/mail/invite.ts';
import { otp } from './endpoints/mail/otp.ts';
import { reauthenticate } from './endpoints/mail/reauthenticate.ts';
import { recover } from './endpoints/mail/recover.ts';
import { resend } from './endpoints/mail/resend.ts';
import { settings } from './endpoints/about/settings.ts';
import { signOut } from './endpoints/account/sign-out.ts';
import { signUp } from './endpoints/account/sign-up.ts';
import { token } from './endpoints/account/token.ts';
import { updateUser } from './endpoints/account/update-user.ts';
import { verifyLink } from './endpoints/mail/verify-link.ts';
import { verifyToken } from './endpoints/mail/verify-token.ts';
import { challengeFactor } from './endpoints/factors/challenge.ts';
import { enrollFactor } from './endpoints/factors/enroll.ts';
import {
  deleteRecoveryCodes,
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
} from './endpoints/factors/recovery-codes.ts';
import {
  cancelFactorRemoval,
  factorRemoval,
  requestFactorRemoval,
} from './endpoints/factors/removal.ts';
import { unenrollFactor } from './endpoints/factors/unenroll.ts';
import { verifyFactor } from './endpoints/factors/verify.ts';
import { verifyRecoveryCode } from './endpoints/factors/verify-recovery-code.ts';
import { adminDeletePasskey, adminListPasskeys } from './endpoints/passkeys/admin-passkeys.ts';
import { deletePasskey, passkeys, updatePasskey } from './endpoints/passkeys/manage-passkeys.ts';
import {
  passkeyAuthenticationOptions,
  passkeyAuthenticationVerify,
} from './endpoints/passkeys/passkey-sign-in.ts';
import {
  passkeyRegistrationOptions,
  passkeyRegistrationVerify,
} from './endpoints/passkeys/register-passkey.ts';
import {
  deleteSsoConnection,
  getSsoConnection,
  listSsoConnections,
  updateSsoConnection,
} from './endpoints/sso/connections.ts';
import { createConnection } from './endpoints/sso/create-connection.ts';
import { samlAcs } from './endpoints/sso/saml-acs.ts';
import { samlMetadata } from './endpoints/sso/saml-metadata.ts';
import { singleSignOn } from './endpoints/sso/single-sign-on.ts';
import { AuthError } from './errors/auth-error.ts';
import { onAuthError } from './errors/error-response.ts';
import { captcha } from './limits/captcha.ts';
import { noteInvalidRequests } from './limits/invalid-requests.ts';
import { adminOnly } from './request/require-admin.ts';
import { type AuthDeps, authParts } from './parts.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Assertions and metadata of SAML carry certificates. */
const MAX_SAML_BYTES = 512 * 1024;
const SAML_PATHS = /\/(saml\/acs|admin\/sso\/providers(\/[^/]+)?)$/;

function limit(bytes: number) {
  return limitBody(bytes, (_c, headers) => {
    const message = 'The body is too large';
    throw new AuthError('validation_failed', { status: 413, message, headers });
  });
}

/** auth/v1, the whole table. What stands before `apiKey` is reached by a browser or a verifier. */
export function authRoutes(deps: AuthDeps): Hono<HttpEnv> {
  const parts = authParts(deps);
  if (deps.config.signUps.autoconfirm) {
    deps.log.warn('SIGN_UP_AUTOCONFIRM is on: anybody can take any address. Not for production.');
  }
  if (deps.config.session.reauthenticationMinutes === 0) {
    deps.log.warn('REAUTHENTICATION_MINUTES is 0: a stolen token can take an account.');
  }
  const app = new Hono<HttpEnv>();
  app.onError(onAuthError(deps.log));
  const [small, large] = [limit(MAX_BODY_BYTES), limit(MAX_SAML_BYTES)];
  app.use((c, next) => (SAML_PATHS.test(c.req.path) ? large : small)(c, next));

  app.use(noteInvalidRequests(parts));
  // Tokens and people: for the one who asked. What is for everybody says so itself.
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });

  app.get('/health', health(parts));
  app.get('/.well-known/jwks.json', jwks(parts));
  app.get('/verify', verifyLink(parts));
  app.get('/authorize', authorize(parts));
  app.on(['GET', 'POST'], '/callback', callback(parts));
  // The published document leaves `/sso` out.
  for (const under of ['/sso/saml', '/saml']) {
    app.get(`${under}/metadata`, samlMetadata(parts));
    app.post(`${under}/acs`, samlAcs(parts));
  }

  app.use(apiKey(deps.keys));
  const guard = captcha(parts);
  app.get('/settings', settings(parts));
  app.post('/signup', guard, signUp(parts));
  app.post('/token', guard, token(parts));
  app.post('/verify', verifyToken(parts));
  app.post('/otp', guard, otp(parts));
  app.post('/magiclink', guard, otp(parts));
  app.post('/recover', guard, recover(parts));
  app.post('/resend', guard, resend(parts));
  app.get('/user', getUser(parts));
  app.put('/user', updateUser(parts));
  app.get('/user/identities/authorize', linkIdentity(parts));
  app.delete('/user/identities/:identity_id', unlinkIdentity(parts));
  app.post('/sso', guard, singleSignOn(parts));
  app.post('/invite', adminOnly(parts), invite(parts));
  app.use('/admin/*', adminOnly(parts));
  app.get('/admin/audit', audit(parts));
  app.get('/admin/users', listUsers(parts));
  app.post('/admin/users', adminCreateUser(parts));
  app.get('/admin/users/:user_id', adminGetUser(parts));
  app.put('/admin/users/:user_id', adminUpdateUser(parts));
  app.delete('/admin/users/:user_id', adminDeleteUser(parts));
  app.get('/admin/users/:user_id/factors', adminListFactors(parts));
  app.put('/admin/users/:user_id/factors/:factor_id', adminUpdateFactor(parts));
  app.delete('/admin/users/:user_id/factors/:factor_id', adminDeleteFactor(parts));
  app.get('/admin/users/:user_id/passkeys', adminListPasskeys(parts));
  app.delete('/admin/users/:user_id/passkeys/:passkey_id', adminDeletePasskey(parts));
  app.post('/admin/generate_link', generateLink(parts));
  app.get('/admin/sso/providers', listSsoConnections(parts));
  app.post('/admin/sso/providers', createConnection(parts));
  app.get('/admin/sso/providers/:idp_id', getSsoConnection(parts));
  app.put('/admin/sso/providers/:idp_id', updateSsoConnection(parts));
  app.delete('/admin/sso/providers/:idp_id', deleteSsoConnection(parts));
  app.on(['GET', 'POST'], '/reauthenticate', reauthenticate(parts));
  app.post('/logout', signOut(parts));

  app.post('/factors', enrollFactor(parts));
  app.get('/factors/recovery-codes', recoveryCodesStatus(parts));
  app.post('/factors/recovery-codes', generateRecoveryCodes(parts));
  app.post('/factors/recovery-codes/regenerate', regenerateRecoveryCodes(parts));
  app.post('/factors/recovery-codes/verify', verifyRecoveryCode(parts));
  app.delete('/factors/recovery-codes', deleteRecoveryCodes(parts));
  app.get('/factors/removal', factorRemoval(parts));
  app.post('/factors/removal', requestFactorRemoval(parts));
  app.delete('/factors/removal', cancelFactorRemoval(parts));
  app.post('/factors/:factor_id/challenge', challengeFactor(parts));
  app.post('/factors/:factor_id/verify', verifyFactor(parts));
  app.delete('/factors/:factor_id', unenrollFactor(parts));
  app.get('/passkeys', passkeys(parts));
  app.post('/passkeys/registration/options', passkeyRegistrationOptions(parts));
  app.post('/passkeys/registration/verify', passkeyRegistrationVerify(parts));
  app.post('/passkeys/authentication/options', guard, passkeyAuthenticationOptions(parts));
  app.post('/passkeys/authentication/verify', passkeyAuthenticationVerify(parts));
  app.patch('/passkeys/:passkey_id', updatePasskey(parts));
  app.delete('/passkeys/:passkey_id', deletePasskey(parts));
  app.all('*', () => {
    throw new AuthError('not_found');
  });
  return app;
}
