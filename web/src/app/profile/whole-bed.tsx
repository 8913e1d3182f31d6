import { RiverStones } from '#web/features/stones/bed/river-stones.tsx';
import { OwnedStones } from '#web/features/store/stones/owned-stones.tsx';

/** The bed of the river: what was found by caring, and apart from it what was chosen to look at. */
export default function WholeBed() {
  return <RiverStones ornaments={<OwnedStones />} />;
}
