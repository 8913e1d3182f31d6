import type { Plugin } from 'vite';
import type { Lesson, LessonCard } from './lesson.ts';
import { parseLesson } from './parse-lesson.ts';

function cardOf({ id, path, title, line, order, minutes, words, drawing }: Lesson): LessonCard {
  return { id, path, title, line, order, minutes, words, drawing };
}

/**
 * `?lesson`: one of our lessons, read and checked while the site is built; `?lesson-card`: what a
 * list needs of it. Neither Markdown nor its parsers reach the browser.
 */
export const lessonFiles: Plugin = {
  name: 'lesson-files',
  transform: {
    filter: { id: /content\/learning\/[^?]*\.md\?lesson(-card)?$/ },
    handler(markdown, id) {
      const [, name = '', query] = /([^/]*)\.md\?(.*)$/.exec(id) ?? [];
      const lesson = parseLesson(name, markdown);
      const data = query === 'lesson' ? lesson : cardOf(lesson);
      return { code: `export default ${JSON.stringify(data)};`, moduleType: 'js' };
    },
  },
};
