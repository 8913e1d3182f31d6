/**
 * Gives the oldest browsers that we support (see the README) the few functions of the language that
 * they lack. In the page's head, because the app's own modules use them while they load.
 * `npm run check` holds the build against the same browsers and knows these names (`PROVIDED`).
 */
export const OLD_BROWSERS_SCRIPT =
  '(function(a){function add(o,n,f){if(!o[n])Object.defineProperty(o,n,{value:f,configurable:true,writable:true})}' +
  "add(a,'toSorted',function(c){return this.slice().sort(c)});" +
  "add(a,'toReversed',function(){return this.slice().reverse()});" +
  "add(a,'toSpliced',function(){var s=this.slice();s.splice.apply(s,arguments);return s});" +
  "add(a,'with',function(i,v){var s=this.slice();s[i<0?i+s.length:i]=v;return s});" +
  "add(Promise,'withResolvers',function(){var all={};all.promise=new this(function(resolve,reject){all.resolve=resolve;all.reject=reject});return all})" +
  '})(Array.prototype);';
