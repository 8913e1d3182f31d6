/**
 * Pairs that never lie on one board: a card of the one goes with a card of the other about as well
 * as with its own partner, and nobody should hear that a good answer is wrong. Whoever adds a pair
 * lays its second card beside every first one of its level, and the other way round.
 */
export const RIVALS: readonly (readonly [pair: string, rivals: readonly string[]])[] = [
  // Situations: what helps with one of them helps with its neighbours too.
  ['night-thoughts', ['what-if', 'awake', 'too-much', 'decision', 'phone-night', 'huge-task']],
  ['what-if', ['awake', 'too-much', 'decision', 'unreal', 'doctor']],
  [
    'fast-chest',
    ['night-thoughts', 'what-if', 'unreal', 'awake', 'strong-urge', 'heated-talk', 'doctor'],
  ],
  ['awake', ['phone-night', 'long-sitting']],
  ['too-much', ['decision', 'huge-task']],
  ['strong-urge', ['angry-message', 'heated-talk', 'no-drive', 'huge-task', 'unreal']],
  ['angry-message', ['heated-talk', 'said-yes', 'decision', 'no-drive']],
  ['heated-talk', ['no-drive', 'harsh-voice', 'too-much']],
  ['no-drive', ['nobody-today', 'long-sitting', 'huge-task', 'awake', 'night-thoughts']],
  ['not-alone', ['nobody-today', 'huge-task', 'doctor', 'no-drive']],
  ['long-sitting', ['huge-task', 'too-much']],
  // Emotions.
  ['fear', ['anxiety', 'surprise', 'shame']],
  ['calm', ['relief']],
  ['shame', ['guilt']],
  ['sadness', ['nostalgia']],
  ['joy', ['pride']],
  ['boredom', ['impatience']],
  ['anger', ['impatience']],
  // What matters.
  ['friendship', ['care', 'play']],
  ['care', ['giving', 'roots', 'health']],
  ['courage', ['honesty', 'freedom', 'strength']],
  ['nature', ['health', 'freedom', 'strength']],
  ['rest', ['silence', 'freedom', 'health']],
  ['health', ['strength']],
  ['order', ['giving', 'saving']],
  ['respect', ['patience', 'curiosity']],
  ['curiosity', ['learning']],
  ['beauty', ['creating']],
  // Between the kinds, where they lie together.
  ['anxiety', ['fast-chest', 'what-if', 'night-thoughts', 'doctor']],
  ['anger', ['angry-message', 'heated-talk', 'strong-urge']],
  ['fear', ['fast-chest', 'unreal', 'courage', 'doctor']],
  ['sadness', ['no-drive', 'nobody-today']],
  ['guilt', ['honesty', 'said-yes', 'harsh-voice']],
  ['calm', ['fast-chest', 'patience', 'rest']],
  ['tenderness', ['care', 'friendship', 'harsh-voice']],
  ['boredom', ['curiosity', 'long-sitting', 'no-drive']],
  ['nostalgia', ['roots', 'friendship']],
  ['friendship', ['nobody-today', 'not-alone']],
  ['rest', ['phone-night', 'awake', 'night-thoughts', 'long-sitting']],
  ['patience', ['strong-urge', 'angry-message', 'heated-talk']],
  ['nature', ['no-drive', 'long-sitting', 'nobody-today']],
  ['freedom', ['said-yes', 'not-alone', 'too-much']],
  ['street', ['nobody-today', 'no-drive']],
  ['silence', ['night-thoughts', 'news', 'phone-night', 'unreal']],
  ['strength', ['no-drive', 'long-sitting']],
  ['respect', ['heated-talk', 'angry-message']],
  ['impatience', ['patience', 'strong-urge']],
  ['confusion', ['curiosity', 'decision', 'huge-task']],
  ['courage', ['doctor']],
  ['honesty', ['said-yes']],
  ['order', ['too-much']],
  ['fairness', ['too-much', 'not-alone']],
  ['learning', ['huge-task']],
  ['beauty', ['surprise']],
];

export const areRivals = (one: string, other: string): boolean =>
  RIVALS.some(
    ([pair, rivals]) =>
      (pair === one && rivals.includes(other)) || (pair === other && rivals.includes(one)),
  );
