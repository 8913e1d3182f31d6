import { useUser } from '#web/data/session.ts';
import { toast } from '#web/ui/toast.tsx';
import { BarButton } from '../player/parts/bar-button.tsx';
import { LIST_TEXTS } from '../texts.ts';
import { useMarks } from './use-marks.ts';

/** First in the list, or out of it: on the page of the tool. */
export function MarkButtons({ toolId, title }: { toolId: string; title: string }) {
  const marks = useMarks(useUser().id);
  const isFavourite = marks.favourites.has(toolId);
  const isHidden = marks.hidden.has(toolId);
  function hide() {
    marks.set(toolId, 'hidden', true);
    toast({ title: LIST_TEXTS.hidden(title) });
  }
  return (
    <div className="flex shrink-0">
      <BarButton
        icon="star"
        label={LIST_TEXTS.favourite}
        pressed={isFavourite}
        onPress={() => marks.set(toolId, 'favourite', !isFavourite)}
      />
      <BarButton
        icon={isHidden ? 'eye-off' : 'eye'}
        label={LIST_TEXTS.hide}
        pressed={isHidden}
        onPress={() => (isHidden ? marks.set(toolId, 'hidden', false) : hide())}
      />
    </div>
  );
}
