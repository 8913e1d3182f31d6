import { SEARCH } from '#web/features/search/places.ts';
import { SearchHeader, SearchPage } from '#web/features/search/search-page.tsx';
import { entryPicture } from '../search/entry-picture.tsx';
import { loadSearcher } from '../search/load-searcher.ts';
import { pageKind } from '../shell/page-kind.ts';
import { pageTitle } from '../texts.ts';

export const handle = pageKind('page', { header: <SearchHeader /> });

export const meta = () => pageTitle(SEARCH.title);

export default function Search() {
  return <SearchPage load={loadSearcher} pictureOf={entryPicture} />;
}
