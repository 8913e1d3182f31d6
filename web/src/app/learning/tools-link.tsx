import { AMBIENT } from '#web/features/ambient/places.ts';
import { LEARNING_TEXTS } from '#web/features/learning/texts.ts';
import { WELLNESS_TOOLS } from '#web/features/wellness-tools/places.ts';
import { PartLink } from '#web/ui/list/part-link.tsx';

/** From what one reads to what one does or hears: on a phone they have no other entry in this area. */
export function ToolsLink() {
  return (
    <div className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere md:grid-cols-2">
      <PartLink
        to={WELLNESS_TOOLS.address}
        icon="leaf"
        title={LEARNING_TEXTS.tools}
        lead={LEARNING_TEXTS.toolsLead}
      />
      <PartLink
        to={AMBIENT.address}
        icon="sound"
        title={LEARNING_TEXTS.sounds}
        lead={LEARNING_TEXTS.soundsLead}
      />
    </div>
  );
}
