import { MinigamesHeader, MinigamesPage } from '../../minigames/minigames-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { MINIGAMES } from '../../minigames/places.ts';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <MinigamesHeader /> });

export const meta = () => pageTitle(MINIGAMES.title);

export default function Minigames() {
  return <MinigamesPage />;
}
