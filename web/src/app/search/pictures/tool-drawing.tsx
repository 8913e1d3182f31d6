import { ToolPicture } from '#web/features/wellness-tools/pictures/picture.tsx';
import { findTool } from '#web/features/wellness-tools/registry.ts';

export default function ToolDrawing({ id }: { id: string }) {
  const tool = findTool(id);
  return tool && <ToolPicture id={tool.info.picture} className="h-13 w-16 rounded-control" />;
}
