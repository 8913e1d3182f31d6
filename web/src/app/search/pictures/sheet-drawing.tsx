import { Thumbnail } from '#web/features/resources/directory/thumbnail.tsx';
import { findSheet } from '#web/features/resources/sheets/sheets.ts';

export default function SheetDrawing({ id }: { id: string }) {
  const sheet = findSheet(id);
  return (
    sheet && (
      <span className="[&>svg]:h-16 [&>svg]:w-11">
        <Thumbnail shape={sheet.shape} />
      </span>
    )
  );
}
