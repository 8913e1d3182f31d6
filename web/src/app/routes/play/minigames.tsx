import { MinigamesPage } from '../../minigames/minigames-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const handle = pageKind('wide');

export const meta = () => pageTitle(APP_TEXTS.areas.play);

export default function Minigames() {
  return <MinigamesPage />;
}
