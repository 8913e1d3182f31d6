import { StorePage } from '#web/features/store/store-page.tsx';
import { useBackgroundsShelf } from './use-backgrounds-shelf.tsx';
import { useSoundsShelf } from './use-sounds-shelf.tsx';

/** The store with the shelves that other parts of the app fill. */
export default function WholeStore() {
  const backgrounds = useBackgroundsShelf();
  const sounds = useSoundsShelf();
  return <StorePage others={[sounds, backgrounds]} />;
}
