-- What a person has behind the pages: docs/specification.md §3, one of five types with its data. Null
-- is the default gradient. `domain/backgrounds` reads it again and knows the names that can be drawn.
create function private.is_background(setting jsonb) returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  data jsonb;
  field record;
  amount numeric;
begin
  if jsonb_typeof(setting) <> 'object' or length(setting::text) > 600 then
    return false;
  end if;
  data := setting -> 'data';
  if data is null or jsonb_typeof(data) <> 'object'
     or setting - array['type', 'data'] <> '{}'
     -- What each type needs.
     or not coalesce(case setting ->> 'type'
          when 'gradient' then data ? 'gradient'
          when 'pattern' then data ? 'pattern'
          when 'texture' then data ? 'texture'
          when 'animated' then data ? 'animation'
          when 'particles' then data ?& array['particles', 'particleCount']
        end, false) then
    return false;
  end if;
  for field in select key, value from jsonb_each(data) loop
    if field.key in ('gradient', 'pattern', 'texture', 'animation', 'particles') then
      if jsonb_typeof(field.value) <> 'string'
         or field.value #>> '{}' !~ '^[a-z][a-z-]{1,39}$' then
        return false;
      end if;
    elsif field.key in ('particleCount', 'gridSize', 'overlay') then
      if jsonb_typeof(field.value) <> 'number' then
        return false;
      end if;
      amount := field.value::numeric;
      if not (case field.key
           when 'particleCount' then amount between 0 and 24 and amount % 1 = 0
           when 'gridSize' then amount between 24 and 480 and amount % 1 = 0
           else amount between 0 and 0.8
         end) then
        return false;
      end if;
    else
      return false;
    end if;
  end loop;
  return true;
end
$$;
revoke execute on function private.is_background(jsonb) from public;
grant execute on function private.is_background(jsonb) to authenticated, service_role;

alter table public.profiles
  add column background jsonb check (background is null or private.is_background(background));
grant update (background) on public.profiles to authenticated;
