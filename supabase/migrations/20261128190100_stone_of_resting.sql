-- Resting is found by a day of rest as well as by a rest of the body. As before, with that rule.
create or replace function private.stones_of(p_person uuid, p_known text[], p_zone text)
returns table (stone text, found_at timestamptz)
language sql stable
set search_path = ''
as $$
  -- Tools and games that were finished.
  select p.stone, min(r.finished_at)
    from (values
      ('ground', 'five-senses'), ('ground', 'contact-points'),
      ('wave', 'urge-wave'), ('wave', 'cold-water'),
      ('loosen', 'muscle-relaxation'), ('loosen', 'quick-muscle-relaxation'),
      ('loosen', 'desk-stretch'),
      ('quiet', 'meditation-timer'), ('quiet', 'safe-place'), ('quiet', 'rain'),
      ('letter', 'letter-to-myself'),
      ('thanks', 'gratitude'), ('thanks', 'savouring'),
      ('kind-wish', 'loving-kindness'),
      ('worry', 'worry-time'),
      ('two-sides', 'thought-record'), ('two-sides', 'check-the-evidence'),
      ('leaf', 'defusion'),
      ('knot', 'problem-solving'),
      ('compass', 'values-compass'),
      ('night-plan', 'sleep-plan'),
      ('dim-light', 'winding-down'),
      ('walk', 'senses-walk'),
      ('small-step', 'one-small-step'), ('small-step', 'opposite-action'),
      ('rest', 'body-scan'),
      ('self-kind', 'self-compassion-break')
    ) p(stone, tool)
    cross join lateral (
      select t.finished_at from public.tool_results t
       where t.user_id = p_person and t.tool_id = p.tool
       order by t.finished_at limit 1) r
   where p.stone <> all (p_known)
   group by p.stone
  union all
  select p.stone, min(r.finished_at)
    from (values
      ('breath', 'breathing'),
      ('leaf', 'thought-bubbles'),
      ('kind-wish', 'empathy-trainer'),
      ('rehearsal', 'crisis-navigator'),
      ('play', 'mandala'), ('play', 'mandala-coloring'), ('play', 'bubble-zen'),
      ('play', 'memory-wellness'), ('play', 'word-search-wellness'), ('play', 'present-catcher'),
      ('play', 'emotion-detective'), ('play', 'recognize-emotion')
    ) p(stone, game)
    cross join lateral (
      select g.finished_at from public.game_results g
       where g.user_id = p_person and g.game_id = p.game
       order by g.finished_at limit 1) r
   where p.stone <> all (p_known)
   group by p.stone
  union all
  select 'reflection', (select min(g.finished_at) from public.game_results g
      where g.user_id = p_person and g.reflection is not null)
   where 'reflection' <> all (p_known)
  union all
  select 'arrive', (select min(m.created_at) from public.mood_entries m where m.user_id = p_person)
   where 'arrive' <> all (p_known)
  union all
  select 'exact-word', (select min(m.created_at) from public.mood_entries m
      where m.user_id = p_person and (m.words <> '{}' or m.own_words <> '{}'))
   where 'exact-word' <> all (p_known)
  union all
  select 'both', (select min(m.created_at) from public.mood_entries m
      where m.user_id = p_person and m.mixed)
   where 'both' <> all (p_known)
  union all
  select 'five-questions', (select min(w.taken_at) from public.wellbeing_checks w
      where w.user_id = p_person)
   where 'five-questions' <> all (p_known)
  union all
  select 'whole-day', (select min(f.created_at) from public.factor_days f
      where f.user_id = p_person)
   where 'whole-day' <> all (p_known)
  union all
  select 'page', (select min(d.created_at) from public.diary_entries d where d.user_id = p_person)
   where 'page' <> all (p_known)
  union all
  select 'locked', (select k.created_at from public.diary_keys k
      where k.user_id = p_person and k.phase = 'sealed')
   where 'locked' <> all (p_known)
  union all
  select 'keepsake', (select min(k.kept_at) from public.keepsakes k where k.user_id = p_person)
   where 'keepsake' <> all (p_known)
  union all
  select 'someone', (select min(c.created_at) from public.support_contacts c
      where c.user_id = p_person)
   where 'someone' <> all (p_known)
  union all
  select 'company', (select min(c.created_at) from public.support_contacts c
      where c.user_id = p_person and c.good_for && array['company', 'laugh', 'distract'])
   where 'company' <> all (p_known)
  union all
  select 'at-hand', (select min(c.created_at) from public.support_contacts c
      where c.user_id = p_person and c.phone is not null)
   where 'at-hand' <> all (p_known)
  union all
  select 'told', (select min(c.created_at) from public.conversations c where c.user_id = p_person)
   where 'told' <> all (p_known)
  union all
  -- What the companion heard as a no: to a way of seeing it, or to an exercise.
  select 'said-no', (select min(m.created_at) from public.messages m
      where m.user_id = p_person and m.state -> 'refused' <> '[]'::jsonb)
   where 'said-no' <> all (p_known)
  union all
  -- A day off whose day has come. Its noon is that day also on a device that is some zones away.
  select 'rest', (select (min(r.day) + time '12:00') at time zone p_zone from public.rest_days r
      where r.user_id = p_person and r.day <= private.day_of(now(), p_zone))
   where 'rest' <> all (p_known)
  union all
  select 'recall', (select min(l.happened_at) from public.lesson_events l
      where l.user_id = p_person and l.kind = 'recall')
   where 'recall' <> all (p_known)
  union all
  select 'note', (select min(n.noted_at) from public.lesson_notes n where n.user_id = p_person)
   where 'note' <> all (p_known)
  union all
  -- Its last day is over, and it was not stopped before.
  select 'experiment', (
      select min((e.starts_on + 2 * length(e.arms))::timestamp at time zone p_zone)
        from public.mood_experiments e
       where e.user_id = p_person
         and e.starts_on + 2 * length(e.arms) <= private.day_of(now(), p_zone)
         and (e.stopped_on is null or e.stopped_on >= e.starts_on + 2 * length(e.arms) - 1))
   where 'experiment' <> all (p_known)
  union all
  select 'plan', (select s.created_at from public.safety_plans s
      where s.user_id = p_person
        and exists (select from jsonb_each(s.parts) part
                     where btrim(coalesce(part.value ->> 'text', '')) <> ''))
   where 'plan' <> all (p_known)
  union all
  -- Two weeks away, or longer, and then here again.
  select 'back', (select min(visit.created_at)
      from (select t.created_at, lag(t.created_at) over (order by t.created_at) as before
              from public.user_tokens t
             where t.user_id = p_person
               and t.description in ('welcome', 'daily_login', 'level_up')) visit
     where visit.created_at - visit.before >= interval '14 days')
   where 'back' <> all (p_known)
$$;

-- As before, and of what is found in more than one way the first moment counts.
create or replace function public.my_stones()
returns table (stone text, found_at timestamptz, seen_at timestamptz)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  known text[];
begin
  if me is null or not private.has_legal_consent() then
    raise exception 'legal_consent_required' using errcode = '42501';
  end if;
  known := array(select f.stone from public.found_stones f where f.user_id = me);
  insert into public.found_stones as f (user_id, stone, found_at)
  select me, s.stone, least(min(s.found_at), now())
    from private.stones_of(me, known, private.zone_of(me)) s
   where s.found_at is not null
   group by s.stone
  on conflict on constraint found_stones_user_id_stone_key do nothing;
  return query
    select f.stone, f.found_at, f.seen_at from public.found_stones f
     where f.user_id = me order by f.found_at, f.stone;
end
$$;
