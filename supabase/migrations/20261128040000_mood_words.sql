-- Words that say an emotion more exactly: of our vocabulary by their id, and a person's own. The one of
-- the twelve that stands in `emotion` is the nearest to them.
alter table public.mood_entries
  add column words text[] not null default '{}'
    check (cardinality(words) <= 12 and coalesce(array_ndims(words), 1) = 1
      and private.lines_within(words, 40)),
  add column own_words text[] not null default '{}'
    check (cardinality(own_words) <= 6 and coalesce(array_ndims(own_words), 1) = 1
      and private.lines_within(own_words, 40)),
  -- Several at once that pull in different directions.
  add column mixed boolean not null default false;
grant insert (words, own_words, mixed) on public.mood_entries to authenticated;
grant update (words, own_words, mixed) on public.mood_entries to authenticated;
