export function marksKey(userId: string) {
  return ['tool-marks', userId] as const;
}
