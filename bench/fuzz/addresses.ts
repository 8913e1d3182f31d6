import type { FuzzRequest } from './requests.ts';
import { encoded, nastyText, PROTOTYPE_NAMES } from './nasty-texts.ts';
import type { Random } from './random.ts';

const AUTH = [
  'signup',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'token?grant_type=pkce',
  'token?grant_type=id_token',
  'otp',
  'verify',
  'recover',
  'resend',
  'user',
  'logout?scope=others',
  'settings',
  'health',
  'authorize?provider=google',
  'callback',
  'sso',
  'sso/saml/acs',
  'factors',
  'reauthenticate',
  'invite',
  'admin/users',
  'admin/generate_link',
] as const;
const TABLES = [
  'mood_entries',
  'conversations',
  'messages',
  'profiles',
  'support_contacts',
  'keepsakes',
  'safety_plans',
  'legal_consent_records',
  'user_tokens',
  'tool_results',
  'practice_ratings',
  ...PROTOTYPE_NAMES,
] as const;
const CALLS = [
  'search_messages',
  'claim_daily_reward',
  'finish_game',
  'finish_tool',
  'game_progress',
  'branch_conversation',
] as const;
const FUNCTIONS = ['chat', 'chat/stop', 'consent', 'consent/signature', 'constructor', ''] as const;
const PAGES = [
  '',
  'legal',
  'crisis',
  'assets/x.js',
  'config.json',
  'outbox',
  'readyz',
  'chat',
] as const;
const OPERATORS = [
  'eq',
  'neq',
  'gt',
  'in',
  'is',
  'like',
  'cs',
  'ov',
  'fts',
  'not.eq',
  'constructor',
] as const;
const COLUMNS = ['id', 'user_id', 'note', 'content', 'created_at', ...PROTOTYPE_NAMES] as const;

/** Where a request goes: a real place with something wrong about it, mostly. */
export function addresses(random: Random): Pick<FuzzRequest, 'api' | 'path'> {
  switch (random.below(4)) {
    case 0:
      return { api: 'auth', path: bent(random, `/auth/v1/${random.pick(AUTH)}`) };
    case 1:
      return { api: 'rest', path: restPath(random) };
    case 2:
      return { api: 'functions', path: bent(random, `/functions/v1/${random.pick(FUNCTIONS)}`) };
    default:
      return { api: 'static', path: bent(random, `/${random.pick(PAGES)}`) };
  }
}

/** Now and then a path goes on, and a query says more than was asked. */
function bent(random: Random, path: string): string {
  const [before = '', query = ''] = path.split('?', 2);
  const longer = random.chance(0.25) ? `${before}/${encoded(random, nastyText(random))}` : before;
  const pairs = query === '' ? [] : [query];
  for (let i = random.below(3); i > 0; i -= 1) {
    pairs.push(`${encoded(random, nastyText(random))}=${encoded(random, nastyText(random))}`);
  }
  return pairs.length === 0 ? longer : `${longer}?${pairs.join('&')}`;
}

function restPath(random: Random): string {
  if (random.chance(0.2)) return bent(random, `/rest/v1/rpc/${random.pick(CALLS)}`);
  const pairs = Array.from({ length: random.below(4) }, () => restPair(random));
  return bent(random, `/rest/v1/${random.pick(TABLES)}?${pairs.join('&') || 'select=*'}`);
}

function restPair(random: Random): string {
  const column = random.pick(COLUMNS);
  const many = random.pick([1, 30, 560]);
  switch (random.below(8)) {
    case 0:
      return `select=${Array.from({ length: many }, (_, i) => `a${i}:${column}`).join(',')}`;
    case 1:
      return `select=${'messages('.repeat(many)}id${')'.repeat(many)}`;
    case 2:
      return `select=${encoded(random, nastyText(random))}`;
    case 3:
      return `or=${'(and'.repeat(many)}(id.eq.1)${')'.repeat(many)}`;
    case 4:
      return `${column}->a->>${encoded(random, nastyText(random))}=eq.1`;
    case 5:
      return `order=${column}.desc.nullslast,${encoded(random, nastyText(random))}`;
    case 6:
      return `${random.pick(['limit', 'offset', 'columns', 'on_conflict'])}=${encoded(random, nastyText(random))}`;
    default:
      return `${column}=${random.pick(OPERATORS)}.${encoded(random, nastyText(random))}`;
  }
}
