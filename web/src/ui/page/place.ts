import type { IconName } from '../icon/names.ts';

/** An entry in one of the app's lists. */
interface Listed {
  /** Where in the list, from 1; no two entries of a list have the same. */
  order: number;
  /** Where it is called otherwise than the page. */
  label?: string;
}

/**
 * A page as its feature declares it, in `places.ts`: navigation, titles, the build and the tests
 * read it there, and nowhere else is a list of pages to be kept.
 */
export interface Place {
  /** With a slash before it and none after it. */
  address: string;
  /** In the tab and read aloud; home has the product's name alone. */
  title?: string;
  /**
   * Built as a file that answers before any script runs; of a page behind the guard, what is the
   * same for everyone.
   */
  prerendered?: true;
  /** A prerendered page that opens without a network, before anyone was there. */
  offline?: true;
  /** One of the areas under the thumb. */
  area?: Listed & { icon: IconName };
  /** Listed under an area where there is room. */
  under?: Listed & { area: string };
  /** Reached from an area without being listed under it: the area is lit there too. */
  within?: string;
  /** Proposed on the home of who is signed in. */
  atHome?: Listed & { icon: IconName; title: string; body: string };
  /** Among the ways that lead on from the profile. */
  atProfile?: Listed;
}
