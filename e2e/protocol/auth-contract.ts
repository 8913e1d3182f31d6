import { z } from 'zod';

/**
 * What Supabase Auth's published OpenAPI document says of its answers, in our own words and
 * stricter: names that neither it nor its server knows are refused, and what every client relies
 * on must be there.
 */
const When = z.iso.datetime({ offset: true });

export const Factor = z.strictObject({
  id: z.uuid(),
  friendly_name: z.string(),
  factor_type: z.enum(['totp', 'phone', 'webauthn', 'recovery_code']),
  status: z.enum(['verified', 'unverified']),
  last_challenged_at: When.nullish(),
  created_at: When,
  updated_at: When,
});

const Identity = z.strictObject({
  identity_id: z.uuid(),
  id: z.string(),
  user_id: z.uuid(),
  identity_data: z.record(z.string(), z.unknown()),
  provider: z.string(),
  last_sign_in_at: When.optional(),
  created_at: When,
  updated_at: When,
  email: z.string().optional(),
});

export const User = z.strictObject({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.string(),
  email_confirmed_at: When.optional(),
  phone_confirmed_at: When.optional(),
  confirmed_at: When.optional(),
  invited_at: When.optional(),
  confirmation_sent_at: When.optional(),
  recovery_sent_at: When.optional(),
  new_email: z.string().optional(),
  email_change_sent_at: When.optional(),
  reauthentication_sent_at: When.optional(),
  last_sign_in_at: When.optional(),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(Identity),
  factors: z.array(Factor).optional(),
  banned_until: When.optional(),
  deleted_at: When.optional(),
  created_at: When,
  updated_at: When,
  is_anonymous: z.boolean(),
});

export const Session = z.strictObject({
  access_token: z.jwt({ alg: 'ES256' }),
  token_type: z.literal('bearer'),
  expires_in: z.int().positive(),
  expires_at: z.int().positive(),
  refresh_token: z.string().min(12),
  user: User,
});

export const Empty = z.strictObject({});

export const HalfChanged = z.strictObject({ code: z.literal('200'), msg: z.string() });

export const Link = User.extend({
  action_link: z.url(),
  email_otp: z.string().regex(/^\d{6}$/),
  hashed_token: z.string().min(32),
  redirect_to: z.url(),
  verification_type: z.string(),
});

export const UserPage = z.strictObject({ users: z.array(User), aud: z.string() });

export const Health = z.strictObject({
  version: z.string(),
  name: z.string(),
  description: z.string(),
});

export const Settings = z.looseObject({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  phone_autoconfirm: z.boolean(),
  sms_provider: z.string(),
  mfa_enabled: z.boolean(),
  saml_enabled: z.boolean(),
});

export const KeySet = z.strictObject({
  keys: z.array(
    z.strictObject({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      alg: z.literal('ES256'),
      use: z.literal('sig'),
      kid: z.string(),
      x: z.string(),
      y: z.string(),
      key_ops: z.tuple([z.literal('verify')]),
      ext: z.literal(true),
    }),
  ),
});

/** A refusal as clients before API version 2024-01-01 read it. */
export const Refusal = z.strictObject({
  code: z.int().min(400).max(599),
  error_code: z.string().regex(/^[a-z_]+$/),
  msg: z.string().min(1),
  weak_password: z.strictObject({ reasons: z.array(z.string()) }).optional(),
});

/** And as later ones do. */
export const CodedRefusal = z.strictObject({
  code: z.string().regex(/^[a-z_]+$/),
  message: z.string().min(1),
});
