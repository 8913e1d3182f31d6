-- What a person chose in the settings. What may stand under a key is said in domain/preferences,
-- where an unknown or broken value falls back by itself; here only how much there may be.
alter table public.profiles add column preferences jsonb not null default '{}'
  check (jsonb_typeof(preferences) = 'object' and length(preferences::text) <= 4000);
grant update (preferences) on public.profiles to authenticated;

-- One choice at a time, over what stands there: of two devices that change different things, neither
-- takes back what the other did. Sent twice it says the same.
create function public.change_preference(p_key text, p_value jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_key !~ '^[a-z][A-Za-z]{0,39}$' then
    raise exception 'preference_unknown' using errcode = '23514';
  end if;
  if jsonb_typeof(p_value) is null or jsonb_typeof(p_value) in ('object', 'array') then
    raise exception 'preference_not_plain' using errcode = '23514';
  end if;
  update public.profiles
     set preferences = preferences || jsonb_build_object(p_key, p_value)
   where user_id = (select auth.uid());
  -- Without consent there is no row to be seen; a change that reached nothing is not kept.
  if not found then
    raise exception 'no_profile' using errcode = '42501';
  end if;
end
$$;
revoke execute on function public.change_preference(text, jsonb) from public;
grant execute on function public.change_preference(text, jsonb) to authenticated;
