/** What people write around the word they look for. */
export const EMPTY_WORDS =
  'a al ahora algo ando ante aqui asi aun bien como con cosa cosas cuando da dan dar de del desde donde e el ella en era eres es esa ese eso esta estan estar este esto estoy fue gusta ha hace hacer hago hasta hay he hola hoy i k la las le les lo los mas me mi mis mucha mucho muy necesito ni no nos o otra para pero poder por porque pq pues puede puedo q que quiero se sentir ser si siento sin sobre solo son soy su sus tan te tengo tiene todo todos tu tus u un una uno va vez voy x xq y ya yo';
