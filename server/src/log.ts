const ORDER = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof ORDER)[number];

/**
 * Structured lines for the operator. Never a person's words, passwords or tokens: `message` and
 * text in `fields` are fixed words and ids of ours; what was thrown goes in whole and is reduced
 * here, because the messages of errors quote what they stumbled over.
 */
export type Log = Record<LogLevel, (message: string, fields?: Record<string, unknown>) => void>;

/** An error whose message is a sentence of ours with nobody's words in it: it is logged. */
export class LoggableError extends Error {
  override name = 'LoggableError';
}

/** Where in our code: file, line and column, never the line that repeats the message. */
const FRAME =
  /^ {4}at (?:[\w.<>#$ [\]]{1,120} \()?(?:file:\/\/|node:)?[\w./@+-]{1,300}:\d+:\d+\)?$/;
/** Names of classes, codes of Node, SQLSTATE: identifiers, which no sentence fits into. */
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,59}$/;
const CODE = /^\w{1,60}$/;
const FRAMES = 12;
const CAUSES = 3;
/** Names of our schema, and numbers. Not `detail`, `where`, `hint`, `query`: they quote rows. */
const KNOWN = [
  'code',
  'schema',
  'table',
  'column',
  'constraint',
  'syscall',
  'status',
  'statusCode',
  'responseCode',
];

/** What may be known of anything that was thrown. The message only where it is known to be ours. */
function reduced(error: Error, depth = 0): Record<string, unknown> {
  const facts = Object.fromEntries(
    KNOWN.flatMap((key) => {
      const value: unknown = Reflect.get(error, key);
      const fits = typeof value === 'number' || (typeof value === 'string' && CODE.test(value));
      return fits ? [[key, value]] : [];
    }),
  );
  const header = `${error.name}: ${error.message}`;
  const stack = typeof error.stack === 'string' ? error.stack : '';
  const frames = (stack.startsWith(header) ? stack.slice(header.length) : stack)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());
  return {
    name: IDENTIFIER.test(error.name) ? error.name : 'Error',
    ...facts,
    ...(error instanceof LoggableError && { message: error.message }),
    ...(frames.length > 0 && { stack: frames }),
    ...(error.cause instanceof Error &&
      depth < CAUSES && { cause: reduced(error.cause, depth + 1) }),
  };
}

function plain(value: unknown, key: string): unknown {
  if (value instanceof Error) return reduced(value);
  if (value === undefined) return undefined;
  // Anything can be thrown: text in its place is not ours.
  if (key === 'error') return `a thrown ${typeof value}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
}

/** JSON lines on standard error, so that standard output stays for what the operator reads. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const emit =
    (at: LogLevel) =>
    (message: string, fields: Record<string, unknown> = {}) => {
      if (ORDER.indexOf(at) < ORDER.indexOf(level)) return;
      const rest = Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, plain(value, key)]),
      );
      write(`${JSON.stringify({ time: new Date().toISOString(), level: at, message, ...rest })}\n`);
    };
  return { debug: emit('debug'), info: emit('info'), warn: emit('warn'), error: emit('error') };
}
