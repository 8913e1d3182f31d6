import { TOKEN_STORE } from '#web/features/store/places.ts';
import { StoreHeader, StorePage } from '#web/features/store/store-page.tsx';
import { pageKind } from '../../shell/page-kind.ts';
import { useBackgroundsShelf } from '../../store/use-backgrounds-shelf.tsx';
import { useSoundsShelf } from '../../store/use-sounds-shelf.tsx';
import { pageTitle } from '../../texts.ts';

export const handle = pageKind('wide', { header: <StoreHeader /> });

export const meta = () => pageTitle(TOKEN_STORE.title);

export default function TokenStore() {
  const backgrounds = useBackgroundsShelf();
  const sounds = useSoundsShelf();
  return <StorePage others={[sounds, backgrounds]} />;
}
