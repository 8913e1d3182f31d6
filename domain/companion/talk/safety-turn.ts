import type { SignalKind } from '../../safety/signals.ts';
import { atLeast } from '../../safety/levels.ts';
import { isCheckDue } from '../../safety/state.ts';
import { QUICK } from '../content/quick-replies.ts';
import {
  AFTER_NO,
  AFTER_UNSURE,
  AFTER_YES,
  AI_REMINDERS,
  BARRIERS,
  CALM_LINES,
  CARE,
  CARE_FOR_VICTIMS,
  IF_IT_IS_NOW,
  IN_CASE,
  LATER_CHECKS,
  PLAN_QUESTIONS,
  RIDE_IT_OUT,
  SOFT_PRESENCE,
  type BarrierKind,
  COMPANY,
  STAY_ACTIONS,
  STAY_LINES,
  STAY_MIDDLES,
  STAY_OPENINGS,
  TRUSTED_PERSON,
  VAGUE_CHECKS,
  WHAT_STOPS,
} from '../content/safety-follow.ts';
import { VALIDATE } from '../content/moves.ts';
import { EMERGENCY_WORDS, RISK_WORDS, type RiskKind } from '../content/safety-turns.ts';
import type { Conversation } from '../conversation.ts';
import type { Slots } from '../phrasebook.ts';
import { tagsOf } from '../recognize.ts';
import { reflectWords, tellBack } from './reflect-line.ts';
import { isUnsure } from '../understand/short-answer.ts';
import { understand } from '../understand/understand.ts';
import { ABOUT_ONESELF, emergencyKind, isSpecific, riskKind } from './danger-kind.ts';
import { limitReply } from './intent-turn.ts';
import { answers, quick, type QuickReply } from './quick-replies.ts';
import type { Speaker } from './speaker.ts';
import { type Turn, turnOf } from './turn.ts';

/** Numbers of the person's country, as they are put into the fixed words. */
export interface HelpSlots extends Slots {
  line: string;
  emergency: string;
}

/**
 * The fixed words of a talk in danger; null when the ordinary conversation may go on
 * (with the help still on screen).
 */
export function safetyTurn(
  talk: Conversation,
  text: string,
  by: Speaker,
  help: HelpSlots,
): Turn | null {
  const { safety, before, assessment } = talk;
  if (!atLeast(safety.level, 'risk') && before.check !== 'asked') return null;
  const { barrier } = understand(text);
  const speaks = new Words(talk, by, help);
  const urgentNow =
    assessment.own === 'emergency' &&
    assessment.signals.some(({ kind, level }) => level === 'emergency' && isSpecific(kind));
  // The words that stand between a person and help are answered first, unless this is the first sign.
  if (barrier && atLeast(before.level, 'risk') && !urgentNow && !talk.vague) {
    return speaks.barrier(barrier);
  }
  if (urgentNow) return speaks.emergency();
  if (safety.level === 'emergency' && before.level !== 'emergency') {
    return talk.vague ? speaks.maybeUrgent(text) : speaks.emergency();
  }
  // In an emergency that was already answered nothing is asked from the beginning.
  const known = before.level === 'emergency';
  if (known && atLeast(assessment.own, 'risk')) {
    return talk.vague ? speaks.guide(text) : speaks.stillUrgent(text);
  }
  if (atLeast(assessment.own, 'risk')) return speaks.risk(text);
  if (before.check === 'asked' && assessment.reply === 'yes') {
    return speaks.afterYes(isUnsure(text));
  }
  if (isCheckDue(safety)) return speaks.laterCheck(text);
  if (before.check === 'asked' && assessment.reply === 'no') return speaks.afterNo();
  if (safety.level === 'emergency' && !talk.vague) return speaks.stillUrgent(text);
  return atLeast(safety.level, 'risk') ? speaks.guide(text) : null;
}

/** A vague sign was asked about: not again before this many answers. */
const ASK_AGAIN_AFTER = 8;

/** Answers in which being told once that this is an AI is enough. */
const REMINDER_EVERY = 4;

class Words {
  private readonly talk: Conversation;
  private readonly by: Speaker;
  private readonly help: HelpSlots;
  private readonly kinds: ReadonlySet<SignalKind>;

  constructor(talk: Conversation, by: Speaker, help: HelpSlots) {
    this.talk = talk;
    this.by = by;
    this.help = help;
    this.kinds = talk.dangers;
  }

  /** One line that receives, one action, somebody there and distance. Nothing is asked. */
  emergency(): Turn {
    const words = EMERGENCY_WORDS[emergencyKind(this.kinds, this.talk.dangerText)];
    const { book } = this.by;
    const act = book.fresh(words.act, this.help);
    const beside = book.fresh(words.beside, this.help);
    const lines = [book.fresh(words.receive), act, beside, this.reminder()];
    return this.turn(act === null && beside === null ? [this.stay()] : lines);
  }

  /** Only the learned reader heard it: the number in case, and the question that makes it known. */
  maybeUrgent(text: string): Turn {
    const asked = this.vagueCheck(text, () => this.by.book.fresh(IF_IT_IS_NOW, this.help));
    return asked ?? this.emergency();
  }

  /** What was said is met, and then asked about; null when every way to ask was used. */
  private vagueCheck(text: string, between: () => string | null): Turn | null {
    const { book } = this.by;
    const check = book.fresh(VAGUE_CHECKS);
    if (check === null) return null;
    const line = limitReply(text, this.by) ?? reflectWords(text, this.by) ?? book.fresh(VALIDATE);
    return this.turn([line, between(), check], answers());
  }

  /** One line that receives and one direct question, not asked again and again. */
  risk(text: string): Turn | null {
    const words = RISK_WORDS[this.heardKind()];
    const { book } = this.by;
    if (this.talk.vague && !this.wasChecked()) {
      const asked = this.vagueCheck(text, () => this.reminder());
      if (asked) return asked;
    }
    if (this.talk.vague && this.talk.sinceCheck < ASK_AGAIN_AFTER) return this.guide(text);
    const receive = book.fresh(words.receive);
    if (this.mayAsk()) {
      const ask = book.fresh(words.ask);
      if (ask) return this.turn([receive, this.reminder(), ask], answers());
    }
    return this.turn([receive, this.nextGuide() ?? this.stay()]);
  }

  /** Only what makes that one thing smaller; nothing is added to it. */
  barrier(kind: BarrierKind): Turn {
    const { book } = this.by;
    const company = kind === 'called' ? book.fresh(COMPANY) : null;
    return this.turn([book.fresh(BARRIERS[kind].say, this.help), company]);
  }

  /**
   * A message that shows danger without saying which, from somebody who was never asked: their own
   * wish to live is asked about, whatever it began with.
   */
  private heardKind(): RiskKind {
    const kind = riskKind(this.kinds);
    const vague = !this.talk.assessment.signals.some((signal) => isSpecific(signal.kind));
    // The pretext was answered once; what is said now is about oneself.
    if (vague && kind === 'method') return 'self';
    return vague && kind !== 'third' && !this.wasChecked() ? 'self' : kind;
  }

  private wasChecked(): boolean {
    return this.talk.sinceDanger.some(({ kind }) => kind === 'check' || kind === 'plan');
  }

  /** Whether somebody wants to die is asked once for sure; other questions not in every answer. */
  private mayAsk(): boolean {
    const own = ['self', 'method', 'self-harm'].includes(this.heardKind());
    return (own && !this.wasChecked()) || !this.talk.askedRecently;
  }

  /** Of somebody who does not know nothing more is asked: one thing that helps either way. */
  afterYes(unsure: boolean): Turn {
    const { book } = this.by;
    if (unsure) return this.turn([book.fresh(AFTER_UNSURE), this.nextGuide() ?? this.stay()]);
    const planAsked = this.talk.sinceDanger.some(({ kind }) => kind === 'plan');
    const ask = planAsked ? null : book.fresh(PLAN_QUESTIONS);
    if (ask) return this.turn([book.fresh(AFTER_YES), ask], answers());
    return this.turn([book.fresh(AFTER_YES), this.nextGuide() ?? this.stay()]);
  }

  /** The talk goes on; whoever said it plainly before has heard once where it is treated. */
  afterNo(): Turn {
    const { book } = this.by;
    const given = this.talk.sinceDanger.some(({ kind }) => kind === 'care');
    const care = this.talk.vague || given ? null : book.fresh(this.careLines());
    return this.turn([book.fresh(AFTER_NO), care ?? book.fresh(SOFT_PRESENCE)]);
  }

  private careLines(): readonly string[] {
    return riskKind(this.kinds) === 'victim' ? CARE_FOR_VICTIMS : CARE;
  }

  /** What was told meanwhile is met first: the question is owed, and nobody is talked over for it. */
  laterCheck(text: string): Turn {
    const { book } = this.by;
    const told = this.talk.assessment.denial ? null : tellBack(text, this.by);
    const check = book.fresh(LATER_CHECKS) ?? this.stay();
    return this.turn([told ?? book.fresh(SOFT_PRESENCE), check], answers());
  }

  /** Said and not taken back: in turn what stops the call, who comes, the next minutes, the call. */
  stillUrgent(text: string): Turn {
    const kind = emergencyKind(this.kinds, this.talk.dangerText);
    const { act, beside } = EMERGENCY_WORDS[kind];
    const own = kind === 'self' || kind === 'overdose';
    const pools = own
      ? [WHAT_STOPS, beside, kind === 'self' ? RIDE_IT_OUT : act, act]
      : [beside, act];
    const said = this.talk.sinceDanger.filter((tag) => tag.kind === 'urgent').length;
    const next = this.by.book.fresh(pools[said % pools.length] ?? act, this.help);
    return this.turn([
      limitReply(text, this.by) ?? this.stay(),
      next ?? this.by.book.fresh(RIDE_IT_OUT, this.help),
    ]);
  }

  /**
   * Line, person of their own, care, the next minutes: one at a time, then the talk goes on. After
   * a no to what only a vague sign brought up, the card alone keeps the help in sight.
   */
  guide(text: string): Turn | null {
    if (this.talk.vague && this.talk.safety.tone === 'softened') return null;
    const leaves = understand(text).intents.some(({ id }) => id === 'goodbye');
    const given = this.talk.sinceDanger.some(({ kind }) => kind === 'guide');
    const next = leaves && (given || this.talk.vague) ? null : this.nextGuide();
    if (next === null) return null;
    const { book } = this.by;
    const limit = limitReply(text, this.by);
    if (limit) return this.turn([limit, next]);
    if (this.talk.assessment.denial) return this.turn([book.fresh(SOFT_PRESENCE), next]);
    const calm =
      this.talk.assessment.own === 'none' || this.talk.vague
        ? CALM_LINES
        : RISK_WORDS[riskKind(this.kinds)].receive;
    return this.turn([reflectWords(text, this.by) ?? book.fresh(calm), next]);
  }

  private nextGuide(): string | null {
    const given = new Set(this.talk.sinceDanger.map(({ kind }) => kind));
    const { book } = this.by;
    const urge = this.kinds.has('intent') || riskKind(this.kinds) === 'self-harm';
    if (this.talk.vague && given.has('guide')) return null;
    if (this.talk.vague && this.wasChecked()) return book.fresh(IN_CASE, this.help);
    if (!given.has('guide')) return book.fresh(RISK_WORDS[riskKind(this.kinds)].guide, this.help);
    if (urge && !given.has('ride')) return book.fresh(RIDE_IT_OUT, this.help);
    if (!given.has('person')) return book.fresh(TRUSTED_PERSON, this.help);
    if (!given.has('care')) return book.fresh(this.careLines(), this.help);
    return given.has('ride') || !ABOUT_ONESELF.has(riskKind(this.kinds))
      ? null
      : book.fresh(RIDE_IT_OUT, this.help);
  }

  stay(): string {
    const line = this.by.book.fresh(STAY_LINES);
    if (line) return line;
    const phrase = this.by.book.freshJoin(
      [STAY_OPENINGS, STAY_MIDDLES, STAY_ACTIONS],
      ([opening = '', middle = '', action = '']) => `${opening}, ${middle}: ${action}.`,
    );
    return phrase ?? this.by.book.presence();
  }

  turn(lines: readonly (string | null)[], quickReplies: QuickReply[] = this.ways()): Turn {
    const said = lines.some((line) => line !== null) ? lines : [this.stay()];
    const urgent = this.talk.safety.level === 'emergency';
    return turnOf('safety', said, { suggestions: this.cards(urgent), quickReplies });
  }

  private cards(urgent: boolean) {
    const { by } = this;
    if (urgent) return [by.card('crisis')];
    const hasPlan = by.has('safety-plan') && this.talk.sinceDanger.length > 3;
    return [by.card('crisis'), by.card(hasPlan ? 'safety-plan' : 'crisis-moment')];
  }

  private reminder(): string | null {
    const lately = this.talk.messages
      .filter(({ role }) => role === 'companion')
      .slice(-REMINDER_EVERY);
    const told = lately.some(({ text }) => tagsOf(text).some(({ kind }) => kind === 'ai-reminder'));
    return told ? null : this.by.book.fresh(AI_REMINDERS);
  }

  private ways(): QuickReply[] {
    if (this.talk.safety.level === 'emergency')
      return quick(QUICK.called, QUICK.cannotCall, QUICK.noWords, QUICK.moreOptions);
    return quick(QUICK.prefersText, QUICK.noWords, QUICK.alone, QUICK.moreOptions);
  }
}
