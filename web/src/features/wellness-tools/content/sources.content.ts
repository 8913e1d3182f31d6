import type { Source } from '../contract.ts';

/** Every work that a tool rests on. Nothing stands here that was not looked up. */
export const SOURCES = {
  albulescu2022: {
    authors: 'Albulescu y colaboradores',
    year: 2022,
    title:
      '«Give me a break!» A systematic review and meta-analysis on the efficacy of micro-breaks',
    where: 'PLoS ONE',
  },
  bowen2009: {
    authors: 'Bowen y Marlatt',
    year: 2009,
    title: 'Surfing the urge: brief mindfulness-based intervention for college student smokers',
    where: 'Psychology of Addictive Behaviors',
  },
  cohen2014: {
    authors: 'Cohen y Sherman',
    year: 2014,
    title: 'The psychology of change: self-affirmation and social psychological intervention',
    where: 'Annual Review of Psychology',
  },
  cregg2021: {
    authors: 'Cregg y Cheavens',
    year: 2021,
    title: 'Gratitude interventions: effective self-help? A meta-analysis',
    where: 'Journal of Happiness Studies',
  },
  cuijpers2018: {
    authors: 'Cuijpers y colaboradores',
    year: 2018,
    title: 'Problem-solving therapy for adult depression: an updated meta-analysis',
    where: 'European Psychiatry',
  },
  ekers2014: {
    authors: 'Ekers y colaboradores',
    year: 2014,
    title: 'Behavioural activation for depression: an update of meta-analysis',
    where: 'PLoS ONE',
  },
  ezawa2023: {
    authors: 'Ezawa y Hollon',
    year: 2023,
    title: 'Cognitive restructuring and psychotherapy outcome: a meta-analytic review',
    where: 'Psychotherapy',
  },
  ferrari2019: {
    authors: 'Ferrari y colaboradores',
    year: 2019,
    title: 'Self-compassion interventions and psychosocial outcomes: a meta-analysis of RCTs',
    where: 'Mindfulness',
  },
  galante2014: {
    authors: 'Galante y colaboradores',
    year: 2014,
    title: 'Effect of kindness-based meditation on health and well-being',
    where: 'Journal of Consulting and Clinical Psychology',
  },
  gan2022: {
    authors: 'Gan y colaboradores',
    year: 2022,
    title: 'The effects of body scan meditation: a systematic review and meta-analysis',
    where: 'Applied Psychology: Health and Well-Being',
  },
  goyal2014: {
    authors: 'Goyal y colaboradores',
    year: 2014,
    title: 'Meditation programs for psychological stress and well-being',
    where: 'JAMA Internal Medicine',
  },
  hurley2012: {
    authors: 'Hurley y Kwon',
    year: 2012,
    title: 'Results of a study to increase savoring the moment',
    where: 'Journal of Happiness Studies',
  },
  irish2015: {
    authors: 'Irish y colaboradores',
    year: 2015,
    title: 'The role of sleep hygiene in promoting public health: a review of empirical evidence',
    where: 'Sleep Medicine Reviews',
  },
  kelly2018: {
    authors: 'Kelly y colaboradores',
    year: 2018,
    title: 'Walking on sunshine: scoping review of the evidence for walking and mental health',
    where: 'British Journal of Sports Medicine',
  },
  levin2012: {
    authors: 'Levin y colaboradores',
    year: 2012,
    title: 'The impact of treatment components suggested by the psychological flexibility model',
    where: 'Behavior Therapy',
  },
  manzoni2008: {
    authors: 'Manzoni y colaboradores',
    year: 2008,
    title: 'Relaxation training for anxiety: a ten-years systematic review with meta-analysis',
    where: 'BMC Psychiatry',
  },
  mcgowan2013: {
    authors: 'McGowan y Behar',
    year: 2013,
    title: 'A preliminary investigation of stimulus control training for worry',
    where: 'Behavior Modification',
  },
  richer2022: {
    authors: 'Richer y colaboradores',
    year: 2022,
    title: 'Vagus activation by Cold Face Test reduces acute psychosocial stress responses',
    where: 'Scientific Reports',
  },
  sauerZavala2019: {
    authors: 'Sauer-Zavala y colaboradores',
    year: 2019,
    title: 'Isolating the effect of opposite action in borderline personality disorder',
    where: 'Behaviour Research and Therapy',
  },
  scullin2018: {
    authors: 'Scullin y colaboradores',
    year: 2018,
    title: 'The effects of bedtime writing on difficulty falling asleep',
    where: 'Journal of Experimental Psychology: General',
  },
  shapira2010: {
    authors: 'Shapira y Mongrain',
    year: 2010,
    title: 'The benefits of self-compassion and optimism exercises',
    where: 'The Journal of Positive Psychology',
  },
  torre2018: {
    authors: 'Torre y Lieberman',
    year: 2018,
    title: 'Putting feelings into words: affect labeling as implicit emotion regulation',
    where: 'Emotion Review',
  },
  toussaint2021: {
    authors: 'Toussaint y colaboradores',
    year: 2021,
    title: 'Effectiveness of progressive muscle relaxation, deep breathing, and guided imagery',
    where: 'Evidence-Based Complementary and Alternative Medicine',
  },
  who2020: {
    authors: 'Organización Mundial de la Salud',
    year: 2020,
    title: 'Doing What Matters in Times of Stress: An Illustrated Guide',
    where: 'OMS',
  },
} as const satisfies Record<string, Source>;
