declare module '*?answer-cards' {
  const cards: readonly import('./answer-cards.ts').AnswerCard[];
  export default cards;
}
