// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '#web/data/outbox/the-outbox.ts';
import { ownDataOf } from '#web/data/own-data/own-data.ts';
import { forgetPerson } from '#web/data/sign-out.ts';
import { SIGN_OUT_TEXTS } from '#web/features/auth/sign-out/texts.ts';
import { keepUnsent } from '#web/features/chat/offline/unsent.ts';
import { showSignedOut, writePart } from '#web/features/safety-plan/plan/plan-store.ts';
import { writeDraft } from '#web/lib/drafts.ts';
import { writeItem } from '#web/lib/safe-storage.ts';
import { writeSecureItem } from '#web/lib/secure-items.ts';
import { OUTBOX_KINDS } from '../outbox/kinds.ts';
import { KEPT_HERE } from './registry.ts';

// There is no server in these stories.
vi.mock('#web/data/backend.ts', () => ({
  loadBackend: () => Promise.reject(new Error('offline')),
}));

const ANA = '0198b7a0-0000-7000-8000-000000000001';
const LEO = '0198b7a0-0000-7000-8000-000000000002';
const ownData = ownDataOf(KEPT_HERE);
const stored = () => Object.entries(localStorage).concat(Object.entries(sessionStorage));
const naming = (userId: string) => stored().filter((entry) => entry.join().includes(userId));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** One of everything that the account may not have. */
async function leaveUnsent(userId: string) {
  const at = '2026-11-20T19:00:00.000Z';
  keepUnsent({ messageId: crypto.randomUUID(), conversationId: null, text: 'Uno', at }, userId);
  keepUnsent({ messageId: crypto.randomUUID(), conversationId: null, text: 'Dos', at }, userId);
  writeDraft('chat.new', 'Tres', userId);
  writeDraft(`chat.${crypto.randomUUID()}`, ' ', userId);
  writeDraft('mood-note.x', 'Cuatro', userId);
  writeDraft('diary.new', '{}', userId);
  writeItem(`remanso.diary.${userId}`, '{}');
  writeDraft('support-contact.x', '{}', userId);
  writeDraft('consent', '{}', userId);
  writeItem(`remanso.chat.removed.${userId}`, '["x"]');
  writePart(userId, 'self', 'Caminar');
  writeItem(`remanso.crisis-moments.${userId}`, '[{"before":8,"after":5}]');
  writeItem(`remanso.game.${userId}.breathing`, '{"version":1,"session":{"stage":"reflecting"}}');
  writeItem(`remanso.game.${userId}.other`, '{"version":1,"session":{"stage":"playing"}}');
  writeItem(`remanso.game.${userId}.seen`, '{"version":1,"shown":{"stage":"done"}}');
  writeItem(
    `remanso.tool.${userId}.rain`,
    '{"version":1,"session":{"stage":"rating","run":{"answers":{}}}}',
  );
  writeDraft('tool-note.worry-time.worries', 'Cinco', userId);
  writeItem(`remanso.resources.${userId}`, '["sheet.panic-card"]');
  writeDraft('lesson-note.the-alarm', 'Seis', userId);
  writeItem(`remanso.lesson-places.${userId}`, '{}');
  writeDraft('challenge-look-back.sleep-better', '{"didGood":"Siete"}', userId);
  writeItem(`remanso.preferences.${userId}`, '{"chosen":{},"at":0}');
  writeDraft('ambient-name.new', 'Siete', userId);
  writeItem(`remanso.ambient.${userId}`, '[]');
  for (const { kind } of OUTBOX_KINDS) outbox.add(kind, userId, {});
}

describe('what is on this device', () => {
  it('is counted by what it is, the person’s own only', async () => {
    await leaveUnsent(ANA);
    expect(SIGN_OUT_TEXTS.unsent(await ownData.unsent(ANA))).toBe(
      'Hay 37 cosas que todavía no llegaron a tu cuenta: 2 mensajes sin enviar, un cambio en lo que te llevas, un mensaje a medias, una conversación por borrar, tu plan de seguridad, un cambio en lo que anotaste de tu ánimo, un dato de tus factores, un cambio en tus factores, un cuestionario de bienestar, un cambio en lo que pruebas contigo, una nota de ánimo a medias, un cambio en tu diario, una página del diario a medias, un cambio en tu red de apoyo, una persona de apoyo a medias, el resultado de una actividad, una actividad sin terminar, una herramienta terminada, un cambio en tus herramientas, una herramienta a medias, una nota de tus herramientas, un recurso guardado aquí, un paso en tus lecciones, una marca en tus lecciones, una nota de lección a medias, un cambio en tus retos, un acto de tus retos, un cambio en tu semana, una mirada atrás a medias, un día de descanso, un cambio en tus mezclas de sonidos, el nombre de una mezcla a medias, lo que marcaste en momentos difíciles, tu último cambio de fondo, un consentimiento a medias y un cambio en tus ajustes.',
    );
    expect(await ownData.unsent(LEO)).toEqual([]);
  });

  it('is one thing in the singular', async () => {
    writePart(ANA, 'self', 'Caminar');
    expect(SIGN_OUT_TEXTS.unsent(await ownData.unsent(ANA))).toBe(
      'Hay una cosa que todavía no llegó a tu cuenta: tu plan de seguridad.',
    );
  });

  it('goes to the last word with who leaves for good, and nobody else’s does', async () => {
    await leaveUnsent(LEO);
    const leos = naming(LEO);
    const device = [
      'remanso.country',
      'remanso.device-id',
      'theme',
      'remanso.text-size',
      'remanso.look',
      'remanso.search-key',
      'remanso.cookie-consent',
    ];
    for (const key of device) writeItem(key, 'x');
    await leaveUnsent(ANA);
    for (const key of ['last', 'address']) writeItem(`remanso.chat.${key}.${ANA}`, 'x');
    for (const key of ['chat.together', 'origin', 'asked-mail', 'wave.past', 'session-backup']) {
      writeItem(`remanso.${key}`, 'ana');
    }
    writeItem('remanso.background', JSON.stringify({ owner: ANA }));
    writeItem(`remanso.account-end.${ANA}`, 'x');
    writeSecureItem('consent', { userId: ANA });
    sessionStorage.setItem('remanso.typed-email', 'ana@e.mx');
    showSignedOut(ANA, true);

    await ownData.erase(ANA, true);
    expect(await ownData.unsent(ANA)).toEqual([]);
    expect(new Set(stored().map(([key]) => key))).toEqual(
      new Set([...leos.map(([key]) => key), ...device]),
    );
    // His two messages, and one of every other kind.
    expect(outbox.items().map(({ owner }) => owner)).toEqual(
      Array(2 + OUTBOX_KINDS.length).fill(LEO),
    );
  });

  it('of a deleted account goes without touching what may be somebody else’s', async () => {
    writeItem('remanso.chat.together', '{"minutes":3,"seen":1}');
    writeSecureItem('consent', { userId: LEO });
    await leaveUnsent(ANA);
    await ownData.erase(ANA, false);
    expect(naming(ANA)).toEqual([]);
    expect(stored().map(([key]) => key)).toEqual([
      'remanso.chat.together',
      'remanso.secure.consent',
    ]);
  });

  it('waits for its own person when a session ends by itself', async () => {
    await leaveUnsent(ANA);
    const before = await ownData.unsent(ANA);
    await forgetPerson();
    expect(await ownData.unsent(ANA)).toEqual(before);
    expect(await ownData.unsent(LEO)).toEqual([]);
  });

  it('counts every kind that the outbox can carry, each once', () => {
    const kinds = KEPT_HERE.flatMap((kept) => ('kind' in kept && kept.kind) || []);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).toEqual(expect.arrayContaining(OUTBOX_KINDS.map(({ kind }) => kind)));
  });
});
