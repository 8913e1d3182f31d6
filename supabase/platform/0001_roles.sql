-- What a hosted Supabase project brings by itself; applied only where we are the engine.
-- Roles belong to the whole cluster, so two databases of one cluster may race here.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
  begin
    if not exists (select from pg_roles where rolname = 'authenticator') then
      create role authenticator login noinherit;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
end
$$;

alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;

-- Nothing is public by default: every grant in the migrations is written out.
revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- uuidv7() is built in from PostgreSQL 18 on; older servers behind DATABASE_URL get our own
-- (RFC 9562 §5.7: 48 bits of milliseconds, version 7, the rest random).
do $$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is null then
    create function public.uuidv7() returns uuid
    language sql volatile parallel safe
    set search_path = ''
    as $fn$
      select encode(
        set_bit(
          set_bit(
            overlay(
              uuid_send(gen_random_uuid())
              placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
              from 1 for 6
            ),
            52, 1
          ),
          53, 1
        ),
        'hex'
      )::uuid
    $fn$;
    grant execute on function public.uuidv7() to anon, authenticated, service_role;
  end if;
end
$$;
