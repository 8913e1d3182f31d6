import { expect, test } from 'vitest';
import { inspectInput } from './inspect-input.ts';

test.each([
  ['<script>alert(1)</script>Ana', 'Ana'],
  ['<b onclick=x>Ana</b>', 'Ana'],
  ['javascript:alert(1)', 'alert(1)'],
  ['Ana onload=x', 'Ana x'],
])('%s is stripped and noted', (text, clean) => {
  expect(inspectInput(text)).toEqual({ clean, suspicious: true });
});

test.each(["' OR 1=1", 'x; DROP TABLE users', 'SELECT a FROM b', 'eval(1)'])(
  '%s is noted and kept',
  (text) => {
    expect(inspectInput(text)).toEqual({ clean: text, suspicious: true });
  },
);

test.each(['Ana Pérez', "Aoife O'Brien", 'José < 3 años', 'Ramón-Eval Ruiz', 'Selecta del Río'])(
  '%s is a name',
  (text) => {
    expect(inspectInput(text)).toEqual({ clean: text, suspicious: false });
  },
);
