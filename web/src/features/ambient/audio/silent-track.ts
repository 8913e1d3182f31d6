const RATE = 8000;
/** Shorter ones get no controls on the locked screen. */
const SECONDS = 10;

/** Ten seconds of nothing, as a file. */
function silentWav(): Blob {
  const length = RATE * SECONDS;
  const bytes = new DataView(new ArrayBuffer(44 + length));
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i += 1) bytes.setUint8(at + i, text.charCodeAt(i));
  };
  write(0, 'RIFF');
  bytes.setUint32(4, 36 + length, true);
  write(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  // Uncompressed, one side, eight bits a sample.
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, RATE, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  write(36, 'data');
  bytes.setUint32(40, length, true);
  // In the middle of what eight bits can say lies silence.
  for (let at = 44; at < 44 + length; at += 1) bytes.setUint8(at, 128);
  return new Blob([bytes.buffer], { type: 'audio/wav' });
}

interface Track {
  play: () => void;
  pause: () => void;
}

/**
 * A player that plays nothing. Phones keep a page alive, and show its controls on the locked screen,
 * for a player only; what is synthesised does not count as one.
 * @param onTaken the system paused it: a call, or another app that plays
 * @param onGiven it plays again, by the system's hand or ours
 */
export function silentTrack(onTaken: () => void, onGiven: () => void): Track {
  if (typeof Audio === 'undefined') return { play: () => undefined, pause: () => undefined };
  const audio = new Audio();
  audio.loop = true;
  audio.src = URL.createObjectURL(silentWav());
  let wanted = false;
  audio.addEventListener('pause', () => {
    if (wanted) onTaken();
  });
  audio.addEventListener('playing', onGiven);
  return {
    play() {
      wanted = true;
      // Refused: then there are no controls on the locked screen, and all else works.
      void audio.play().catch(() => undefined);
    },
    pause() {
      wanted = false;
      audio.pause();
    },
  };
}
