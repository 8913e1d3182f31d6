import type { Lesson, LessonCard } from '../lesson/lesson.ts';

const files = import.meta.glob<Lesson>('../../../../../content/learning/*/*.md', {
  query: '?lesson',
  import: 'default',
});

/** Fetches a lesson; those of its path come in the same file, so that the next one is there too. */
export async function loadLesson({ path, id }: LessonCard): Promise<Lesson> {
  const load = files[`../../../../../content/learning/${path}/${id}.md`];
  if (!load) throw new Error(`no lesson ${path}/${id}`);
  return await load();
}
