/** The name somebody gives for themselves in a message; null when none is plain to see. */
export function nameIn(message: string): string | null {
  const found =
    /(?:me llamo|mi nombre es|puedes llamarme|puede llamarme|podés llamarme|podes llamarme|llámame|llamame|me dicen)\s+(\p{L}{2,20})/iu.exec(
      message,
    );
  const name = found?.[1];
  if (
    !name ||
    /^(?:la|el|un|una|como|así|que|mi|tu|loc[oa]|gord[oa]|flac[oa]|tont[oa])$/iu.test(name)
  )
    return null;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
