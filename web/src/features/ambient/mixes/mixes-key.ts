export function mixesKey(userId: string) {
  return ['ambient-mixes', userId] as const;
}
