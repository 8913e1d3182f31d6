const ORDER = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof ORDER)[number];

/** Structured lines for the operator. Never a person's words, passwords or tokens. */
export type Log = Record<LogLevel, (message: string, fields?: Record<string, unknown>) => void>;

function plain(value: unknown): unknown {
  return value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack }
    : value;
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
        Object.entries(fields).map(([key, value]) => [key, plain(value)]),
      );
      write(`${JSON.stringify({ time: new Date().toISOString(), level: at, message, ...rest })}\n`);
    };
  return { debug: emit('debug'), info: emit('info'), warn: emit('warn'), error: emit('error') };
}
