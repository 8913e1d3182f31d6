import { ButtonLink } from '#web/ui/button.tsx';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { HOME_TEXTS } from './texts.ts';

const { about, offers, noAccount } = HOME_TEXTS;

/** What this is and what it is not, in the words of a person, before anything is asked. */
export function AboutRemanso() {
  return (
    <div className="for-visitors mx-auto flex max-w-5xl flex-col gap-16 px-5 py-14 md:px-8 md:py-20">
      <section className="max-w-[62ch]">
        <h2 className="font-title text-2xl font-semibold md:text-3xl">{about.title}</h2>
        <p className="mt-4 text-lg">{about.body}</p>
        <p className="mt-3 font-semibold">{about.adults}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/signup" size="lg">
            {HOME_TEXTS.signUp}
          </ButtonLink>
          <ButtonLink to="/signin" size="lg" variant="secondary">
            {HOME_TEXTS.signIn}
          </ButtonLink>
        </div>
      </section>

      <ul className="grid grid-cols-1 gap-10 md:grid-cols-3">
        {offers.map(({ emotion, title, body }) => (
          <li key={title} className="flex items-start gap-4 tight:flex-col md:flex-col">
            <Mascot emotion={emotion} size="md" decorative className="md:size-32" />
            <div>
              <h3 className="font-title text-xl font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{body}</p>
            </div>
          </li>
        ))}
      </ul>

      <section className="rounded-card border border-line bg-surface p-6 md:flex md:items-center md:justify-between md:gap-8 md:p-8">
        <div>
          <h2 className="font-title text-xl font-semibold">{noAccount.title}</h2>
          <p className="mt-1 max-w-[52ch] text-ink-soft">{noAccount.body}</p>
        </div>
        <div className="mt-4 flex flex-wrap gap-3 md:mt-0 md:shrink-0">
          <ButtonLink to="/crisis-moment" variant="secondary">
            {noAccount.moment}
          </ButtonLink>
          <ButtonLink to="/crisis" variant="quiet">
            {noAccount.lines}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
