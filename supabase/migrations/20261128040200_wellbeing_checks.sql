-- The five answers of the WHO-5 well-being index, in its order, 0 (never) to 5 (all the time).
create function private.answers_within(p_answers smallint[], p_count integer, p_most integer)
returns boolean
language sql immutable
set search_path = ''
as $$
  select cardinality(p_answers) = p_count and array_ndims(p_answers) = 1
     and bool_and(answer is not null and answer between 0 and p_most)
    from unnest(p_answers) answer
$$;
-- The check below runs it as whoever inserts.
grant execute on function private.answers_within(smallint[], integer, integer)
  to authenticated, service_role;

create table public.wellbeing_checks (
  id uuid primary key default uuidv7(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  answers smallint[] not null check (private.answers_within(answers, 5, 5)),
  taken_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index wellbeing_checks_user_id_taken_at_id_idx
  on public.wellbeing_checks (user_id, taken_at desc, id desc);
create trigger touch_updated_at before update on public.wellbeing_checks
  for each row execute function private.touch_updated_at();

alter table public.wellbeing_checks enable row level security;
create policy select_own on public.wellbeing_checks for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy insert_own on public.wellbeing_checks for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_legal_consent()));
create policy delete_own on public.wellbeing_checks for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_legal_consent()));
grant select, delete on public.wellbeing_checks to authenticated;
grant insert (id, answers, taken_at) on public.wellbeing_checks to authenticated;
grant select, insert, update, delete on public.wellbeing_checks to service_role;

insert into private.quotas (relation, most) values ('wellbeing_checks', 10000);
create trigger enforce_quota after insert on public.wellbeing_checks
  referencing new table as added
  for each statement execute function private.enforce_quota_by_count();
