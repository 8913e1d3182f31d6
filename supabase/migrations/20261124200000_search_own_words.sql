-- What was said, found quickly however much there is: by the person, by the stem of each word, and by
-- the word itself without accents, so that "caminand" and "comia" find "caminando" and "comía".
create text search dictionary private.spanish_words
  (template = pg_catalog.simple, stopwords = spanish);
create text search configuration private.spanish_words (copy = pg_catalog.simple);
alter text search configuration private.spanish_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with private.spanish_words;

-- Each word is kept under its owner, and each message also under the thirty days in which it was said:
-- looking for half a word reads no place of other people's words, and what stands in one message of a
-- hundred is found among the newest months instead of among all of a long life.

-- A mark for the owner, short because it stands before every word. Two people may share one: the
-- index only proposes, the owner is compared.
create function private.owner_mark(p_owner uuid) returns text
language sql immutable
set search_path = ''
as $$ select right(p_owner::text, 8) $$;

create function private.month_mark(p_owner uuid, p_month bigint) returns text
language sql immutable
set search_path = ''
as $$ select '=' || private.owner_mark(p_owner) || ' ' || p_month $$;

create function private.month_number(p_at timestamptz) returns bigint
language sql immutable
set search_path = ''
as $$ select floor(extract(epoch from p_at at time zone 'UTC') / 2592000)::bigint $$;

-- The stem of each word, and the word without accents. A lexeme has room for 2,046 bytes.
create function private.search_lexemes(p_text text) returns setof text
language sql immutable
set search_path = ''
as $$
  select left(lexeme, 200) from unnest(tsvector_to_array(
    to_tsvector('pg_catalog.spanish', translate(p_text, 'ñÑ', 'nN'))
    || to_tsvector('private.spanish_words',
         translate(p_text, 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')))) as lexeme
$$;

-- The owner's mark is made once a message, not once a word.
create function private.search_vector(p_owner uuid, p_text text, p_at timestamptz)
returns tsvector
language plpgsql immutable
set search_path = ''
as $$
declare
  mark constant text := private.owner_mark(p_owner);
  month constant text := private.month_mark(p_owner, private.month_number(p_at));
begin
  return array_to_tsvector(array(
    select mark || lexeme from private.search_lexemes(p_text) as lexeme union all select month));
end
$$;
revoke execute on function private.owner_mark(uuid), private.month_mark(uuid, bigint),
  private.month_number(timestamptz), private.search_lexemes(text),
  private.search_vector(uuid, text, timestamptz) from public;
-- Whoever writes a message has its vector made.
grant execute on function private.owner_mark(uuid), private.month_mark(uuid, bigint),
  private.month_number(timestamptz), private.search_lexemes(text),
  private.search_vector(uuid, text, timestamptz) to authenticated, service_role;
-- PostgreSQL before 17 cannot change an expression in place. The index goes with the column.
alter table public.messages drop column search;
alter table public.messages add column search tsvector generated always as
  (private.search_vector(user_id, content, created_at)) stored;
create index messages_search_idx on public.messages using gin (search);

-- All of these words, each in any form; null when there is none. Only the last may be half written:
-- the others are looked up as they are, which takes no reading of every place of every word that
-- begins so.
-- @param p_mark what stands before each word in the index; '' for the words as they are
drop function public.search_messages(text, integer, timestamptz, uuid);
create function private.search_query(p_text text, p_mark text) returns tsquery
language sql immutable
set search_path = ''
as $$
  with words as (
    select place, array(select private.search_lexemes(word)) as lexemes
      from regexp_split_to_table(left(p_text, 200), '[^[:alnum:]]+') with ordinality as w (word, place)
     where word <> ''),
  -- "a" after half a word is looked for by nobody: the half word is the last one still.
  sought as (
    select place, lexemes, max(place) over () as last from words where cardinality(lexemes) > 0)
  select string_agg('(' || (
           select string_agg(quote_literal(p_mark || lexeme)
                    || case when place = last then ':*' else '' end, ' | ')
             from unnest(lexemes) as lexeme) || ')', ' & ' order by place)::tsquery
    from sought
$$;

-- The newest of the caller's messages that match, from a place on. Definer, because under row
-- security no index may be asked for words: a search would read every message of the person.
--
-- A common word is found among the newest messages, without looking up where else it stands. A rarer
-- one is looked up, in the newest month, then in the newest four, in the newest sixteen, and only then
-- in all: what is read stays near what is shown.
create function private.find_own_messages(
  p_text text, p_limit integer, p_before timestamptz, p_before_id uuid
) returns setof uuid
language plpgsql stable security definer rows 30
set search_path = ''
-- The best way depends on the words and on how much the person has said.
set plan_cache_mode = force_custom_plan
as $$
declare
  me constant uuid := auth.uid();
  words constant tsquery := private.search_query(p_text, private.owner_mark(me));
  first_month constant bigint := private.month_number((
    select min(created_at) from public.messages where user_id = me));
  last_month constant bigint := private.month_number(coalesce(p_before, (
    select max(created_at) from public.messages where user_id = me)));
  months integer := 1;
  wanted tsquery;
  found_ids uuid[];
begin
  if me is null or words is null or first_month is null then return; end if;
  select array_agg(f.id) into found_ids from (
    select r.id
      from (select m.id, m.created_at, m.search, m.status from public.messages m
             where m.user_id = me
               and (p_before is null or (m.created_at, m.id) < (p_before, p_before_id))
             order by m.created_at desc, m.id desc
             limit 1000) r
     where r.search @@ words and r.status <> 'unsaved'
     order by r.created_at desc, r.id desc
     limit p_limit) f;
  while coalesce(cardinality(found_ids), 0) < p_limit and months is not null loop
    if months > 16 or last_month - months < first_month then
      months := null;
      wanted := words;
    else
      wanted := words && (
        select string_agg(quote_literal(private.month_mark(me, month)), ' | ')::tsquery
          from generate_series(last_month - months + 1, last_month) as month);
    end if;
    with matching as materialized (
      select m.id, m.created_at from public.messages m
       where m.search @@ wanted and m.user_id = me and m.status <> 'unsaved'
         and (p_before is null or (m.created_at, m.id) < (p_before, p_before_id)))
    select array_agg(f.id) into found_ids from (
      select id from matching order by created_at desc, id desc limit p_limit) f;
    months := months * 4;
  end loop;
  return query select unnest(found_ids);
end
$$;

-- As before. What is found passes row security once more.
create function public.search_messages(
  p_query text,
  p_limit integer default 30,
  p_before timestamptz default null,
  p_before_id uuid default null
)
returns table (
  message_id uuid, conversation_id uuid, title text, role text, excerpt text, said_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select m.id, m.conversation_id, c.title, m.role,
         case when by_stem.excerpt like '%⟦%' then by_stem.excerpt
              else ts_headline('pg_catalog.simple', m.content, q.query, q.options) end,
         m.created_at
    from (select private.search_query(p_query, '') as query,
            'StartSel=⟦, StopSel=⟧, MaxWords=24, MinWords=10, MaxFragments=1' as options) q,
         private.find_own_messages(
           p_query, least(greatest(p_limit, 1), 100), p_before, p_before_id) as f(id)
    join public.messages m on m.id = f.id
    join public.conversations c on c.id = m.conversation_id,
         -- "offset 0" keeps PostgreSQL from writing the expression out twice.
         lateral (select ts_headline('pg_catalog.spanish', m.content, q.query, q.options) as excerpt
                  offset 0) by_stem
   order by m.created_at desc, m.id desc
$$;

revoke execute on function private.search_query(text, text),
  private.find_own_messages(text, integer, timestamptz, uuid),
  public.search_messages(text, integer, timestamptz, uuid) from public, anon;
grant execute on function private.search_query(text, text),
  private.find_own_messages(text, integer, timestamptz, uuid),
  public.search_messages(text, integer, timestamptz, uuid) to authenticated;
