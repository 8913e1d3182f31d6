-- Charts read all values of somebody's factors. The rows of one person lie scattered among
-- everybody's; with the values in the index itself those pages need not be visited.
create index factor_days_user_id_day_id_value_idx
  on public.factor_days (user_id, day desc, id desc) include (factor, value);
drop index public.factor_days_user_id_day_id_idx;
