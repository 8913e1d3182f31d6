/** One message of a talk, as a model reads it. */
export interface Message {
  role: 'person' | 'companion';
  text: string;
}
