import { z } from 'zod';

const AppleUser = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

/** Apple tells a person's name once, beside the first code, and signs it nowhere: only a name. */
export function appleName(user: string | null): { given_name?: string; family_name?: string } {
  if (user === null) return {};
  try {
    const { name } = AppleUser.parse(JSON.parse(user));
    return {
      ...(name.firstName === undefined ? {} : { given_name: name.firstName }),
      ...(name.lastName === undefined ? {} : { family_name: name.lastName }),
    };
  } catch {
    return {};
  }
}
