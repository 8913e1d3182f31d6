import type { Pool } from 'pg';
import { StartError } from './embedded/start-error.ts';

/**
 * Refuses a database in which the API could show everybody's rows: every table of the exposed
 * schema needs row security, every view `security_invoker`, and what can have neither may not be
 * granted to the API's roles. Throws StartError naming the relations.
 */
export async function requireRowSecurity(owner: Pool): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(`
    select format('public.%I', c.relname) as name
      from pg_class c
     where c.relnamespace = 'public'::regnamespace
       and case
             when c.relkind in ('r', 'p') then not c.relrowsecurity
             when c.relkind = 'v' then
               not coalesce('security_invoker=true' = any (c.reloptions)
                         or 'security_invoker=on' = any (c.reloptions), false)
             when c.relkind in ('m', 'f') then
               has_table_privilege('anon', c.oid, 'select')
               or has_table_privilege('authenticated', c.oid, 'select')
             else false
           end
     order by c.relname`);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new StartError(
    `Refusing to start: no row security on ${names}, so the API would show it to everybody; write a migration that enables it.`,
  );
}
