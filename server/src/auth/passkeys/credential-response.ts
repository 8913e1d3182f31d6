import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const text = z.string().max(40_000);

const shared = {
  id: text.min(1),
  rawId: text.min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z
    .enum(['platform', 'cross-platform'])
    .nullish()
    .transform((value) => value ?? undefined),
};

const Registration = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).nullish(),
  }),
});

const Authentication = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
});

/** What a browser says when a key was made, without its extensions; undefined for anything else. */
export function readRegistration(given: unknown): RegistrationResponseJSON | undefined {
  const parsed = Registration.safeParse(given);
  if (!parsed.success) return undefined;
  const { response, ...rest } = parsed.data;
  const { transports, ...kept } = response;
  return {
    ...rest,
    clientExtensionResults: {},
    response: { ...kept, transports: transports ?? [] },
  } as RegistrationResponseJSON;
}

/** What a browser says when a key was used; undefined when it is something else. */
export function readAuthentication(given: unknown): AuthenticationResponseJSON | undefined {
  const parsed = Authentication.safeParse(given);
  if (!parsed.success) return undefined;
  const { response, ...rest } = parsed.data;
  const { userHandle, ...kept } = response;
  return {
    ...rest,
    clientExtensionResults: {},
    response: { ...kept, ...(userHandle ? { userHandle } : {}) },
  } as AuthenticationResponseJSON;
}
