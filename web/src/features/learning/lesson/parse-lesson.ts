import { parse } from 'yaml';
import { z } from 'zod';
import { type Grade, LABEL_COUNTS, type Lesson, PATH_IDS, PICTURE_IDS } from './lesson.ts';
import { GRADE_WORDS } from './grade.texts.ts';
import { parseBody } from './parse-body.ts';

const words = (most: number) => z.string().trim().min(2).max(most);

const SOURCE = z.strictObject({
  author: words(120),
  year: z.int().min(1900).max(2026),
  title: words(260),
  where: words(120),
  seen: z.url({ protocol: /^https?$/ }),
});

const QUESTION = z.strictObject({
  ask: words(160),
  options: z.tuple([words(110), words(110), words(110)]),
  /** As people count: the first one is 1. */
  right: z.int().min(1).max(3),
  why: words(260),
});

const FRONT_MATTER = z.strictObject({
  title: words(60),
  line: words(110),
  path: z.enum(PATH_IDS),
  order: z.int().min(1).max(12),
  minutes: z.int().min(3).max(5),
  words: words(160),
  grade: z.enum(Object.keys(GRADE_WORDS)),
  grade_why: words(260),
  sources: z.array(SOURCE).min(2).max(4),
  try: z.union([
    z.strictObject({ tool: words(60), why: words(200) }),
    z.strictObject({ game: words(60), why: words(200) }),
  ]),
  picture: z
    .strictObject({
      id: z.enum(PICTURE_IDS),
      labels: z.array(words(26)),
      caption: words(160),
    })
    .refine(
      ({ id, labels }) =>
        labels.length >= LABEL_COUNTS[id][0] && labels.length <= LABEL_COUNTS[id][1],
      { error: 'wrong number of labels for this drawing' },
    ),
  questions: z.tuple([QUESTION, QUESTION]),
});

type Written = z.infer<typeof QUESTION>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- 1, 2 or 3 by the schema
const zeroBased = ({ right, ...rest }: Written) => ({ ...rest, right: (right - 1) as 0 | 1 | 2 });

/**
 * A lesson out of its file in `content/learning`. Throws with the place and the reason where the
 * file is not in the format of docs/adding-a-lesson.md. Runs while the site is built: the browser
 * gets the result.
 */
export function parseLesson(id: string, file: string): Lesson {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error('no front matter between ---');
  const read = FRONT_MATTER.safeParse(parse(head));
  if (!read.success) throw new Error(z.prettifyError(read.error));
  const { grade, grade_why: gradeWhy, questions, try: door, ...rest } = read.data;
  const { why } = door;
  return {
    id,
    ...rest,
    drawing: rest.picture.id,
    grade: GRADE_WORDS[grade as keyof typeof GRADE_WORDS] satisfies Grade,
    gradeWhy,
    try:
      'tool' in door ? { kind: 'tool', id: door.tool, why } : { kind: 'game', id: door.game, why },
    questions: [zeroBased(questions[0]), zeroBased(questions[1])],
    blocks: parseBody(body),
  };
}
