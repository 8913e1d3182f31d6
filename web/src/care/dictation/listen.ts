import { appended, transcriptOf } from './heard-words.ts';
import { type RecognitionClass, recognitionClass } from './recognition.ts';

export type DictationState =
  | 'off'
  /** The browser asks for the microphone, or opens it. */
  | 'starting'
  | 'listening'
  /** The same, and the audio stays on the device. */
  | 'listening-here'
  | 'denied'
  | 'no-microphone'
  | 'no-network'
  | 'failed';

interface Writer {
  /** What stands in the field before the first word. */
  before: string;
  write: (text: string) => void;
  /** Characters that the field holds. */
  most: number;
  onState: (state: DictationState) => void;
}

export interface Listening {
  /** No more audio; the words already spoken still arrive. */
  stop: () => void;
  /** The words in the field changed. Others than were dictated: somebody types, and has the say. */
  saw: (text: string) => void;
  /** Nothing is written or told any more. */
  leave: () => void;
}

const TROUBLE: ReadonlyMap<string, DictationState> = new Map([
  ['not-allowed', 'denied'],
  ['service-not-allowed', 'denied'],
  ['audio-capture', 'no-microphone'],
  ['network', 'no-network'],
]);
/** Silence, and being stopped by us or by another field. */
const NO_TROUBLE = ['no-speech', 'aborted'];

let leaveTheOther: (() => void) | null = null;

/** Writes what is said after what stands in a field, until it is stopped. One field at a time. */
export function listen({ before, write, most, onState }: Writer): Listening {
  leaveTheOther?.();
  const Recognizer = recognitionClass();
  const recognition = Recognizer && new Recognizer();
  /** Written, and not yet seen in the field: whatever else appears there somebody else wrote. */
  let unseen: string[] = [];
  let isStarted = false;
  let isOver = false;

  const end = (state: DictationState) => {
    if (isOver) return;
    isOver = true;
    if (leaveTheOther === leave) leaveTheOther = null;
    onState(state);
  };
  const leave = () => {
    if (isOver) return;
    end('off');
    recognition?.abort();
  };
  leaveTheOther = leave;

  async function begin(Class: RecognitionClass) {
    if (!recognition) return;
    recognition.lang = language();
    recognition.continuous = true;
    recognition.interimResults = true;
    const isHere = await canListenHere(Class, recognition.lang);
    if (isOver) return;
    if (isHere) recognition.processLocally = true;
    recognition.addEventListener('start', () => {
      if (!isOver) onState(isHere ? 'listening-here' : 'listening');
    });
    recognition.addEventListener('result', ({ results }) => {
      if (isOver) return;
      const said = transcriptOf(results);
      const text = appended(before, said, most);
      unseen.push(text);
      write(text);
      if (text.length < appended(before, said, Infinity).length) recognition.stop();
    });
    recognition.addEventListener('error', ({ error }) => {
      if (!NO_TROUBLE.includes(error)) end(TROUBLE.get(error) ?? 'failed');
    });
    recognition.addEventListener('end', () => end('off'));
    recognition.start();
    isStarted = true;
  }

  if (Recognizer) begin(Recognizer).catch(() => end('failed'));
  else end('failed');

  return {
    stop() {
      if (!isStarted) return leave();
      if (isOver) return;
      onState('off');
      recognition?.stop();
    },
    saw(text) {
      const at = unseen.lastIndexOf(text);
      unseen = unseen.slice(at + 1);
      if (at < 0) leave();
    },
    leave,
  };
}

/** The person's own Spanish, or the one that most people of ours speak. */
function language(): string {
  return navigator.language.startsWith('es') ? navigator.language : 'es-MX';
}

/** Whether the browser has the language on the device, so that no audio has to leave it. */
async function canListenHere(Class: RecognitionClass, lang: string): Promise<boolean> {
  try {
    const wanted = { langs: [lang], processLocally: true };
    return (await Class.available?.(wanted)) === 'available';
  } catch {
    return false;
  }
}
