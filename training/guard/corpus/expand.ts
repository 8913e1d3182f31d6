/**
 * A line of the corpus may stand for a family: `me [tomé|tragué] las pastillas` is two sentences.
 * All of a family go to the same split. Families with many members are thinned evenly.
 */
export function expandFamily(line: string, most: number): string[] {
  const parts = line.split(/[[\]]/);
  const choices = parts.map((part, at) => (at % 2 === 1 ? part.split('|') : [part]));
  const count = choices.reduce((total, options) => total * options.length, 1);
  const members: string[] = [];
  const wanted = Math.min(most, count);
  for (let i = 0; i < wanted; i += 1) {
    let rest = wanted === count ? i : Math.floor(((i + 0.5) * count) / wanted);
    // A step that shares no factor with the sizes walks through all choices of every slot.
    if (wanted < count) rest = (rest * 7919 + i * 104729) % count;
    let text = '';
    for (const options of choices) {
      text += options[rest % options.length] ?? '';
      rest = Math.floor(rest / options.length);
    }
    members.push(text.replace(/ {2,}/g, ' ').trim());
  }
  return [...new Set(members)];
}

/** A stable number between 0 and 1 for a text: the same line always falls into the same split. */
export function drawOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
