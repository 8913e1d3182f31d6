import { PRODUCT } from '#domain/product.ts';

interface Hands {
  play: () => void;
  pause: () => void;
}

/** What stands there: a slider that is drawn along would otherwise write it anew at every turn. */
let shown = '';

/** What the locked screen shows and may press. `null` takes it away. */
export function showOnLockScreen(title: string | null, isPlaying: boolean, hands: Hands): void {
  const session: MediaSession | undefined = Reflect.get(navigator, 'mediaSession');
  const next = `${isPlaying} ${title}`;
  if (!session || next === shown) return;
  shown = next;
  if (title === null) {
    session.metadata = null;
    session.playbackState = 'none';
    return;
  }
  session.metadata = new MediaMetadata({
    title,
    artist: PRODUCT,
    artwork: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
  });
  session.playbackState = isPlaying ? 'playing' : 'paused';
  session.setActionHandler('play', hands.play);
  session.setActionHandler('pause', hands.pause);
  session.setActionHandler('stop', hands.pause);
}
