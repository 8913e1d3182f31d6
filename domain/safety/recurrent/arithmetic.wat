(module
  (memory (export "memory") 4)
  ;; into[row] = bias[row] + the row of the matrix times the values; rows a multiple of four,
  ;; columns a multiple of four. All arguments are places in bytes, or counts.
  (func $multiply (export "multiply")
    (param $matrix i32) (param $values i32) (param $bias i32) (param $into i32)
    (param $rows i32) (param $columns i32)
    (local $width i32) (local $end i32) (local $at i32) (local $last i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $v v128)
    (local.set $width (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $last (i32.add (local.get $into) (i32.shl (local.get $rows) (i32.const 2))))
    (local.set $end (i32.add (local.get $values) (local.get $width)))
    (loop $row
      (local.set $a (v128.const f32x4 0 0 0 0))
      (local.set $b (v128.const f32x4 0 0 0 0))
      (local.set $c (v128.const f32x4 0 0 0 0))
      (local.set $d (v128.const f32x4 0 0 0 0))
      (local.set $at (local.get $values))
      (loop $column
        (local.set $v (v128.load (local.get $at)))
        (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $v)
          (v128.load (local.get $matrix)))))
        (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $v)
          (v128.load (i32.add (local.get $matrix) (local.get $width))))))
        (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $v)
          (v128.load (i32.add (local.get $matrix) (i32.shl (local.get $width) (i32.const 1)))))))
        (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $v)
          (v128.load (i32.add (local.get $matrix) (i32.mul (local.get $width) (i32.const 3)))))))
        (local.set $matrix (i32.add (local.get $matrix) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $column (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $matrix (i32.add (local.get $matrix) (i32.mul (local.get $width) (i32.const 3))))
      ;; Four sums of four lanes: turned, then added.
      (local.set $v (f32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a) (local.get $b))
        (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
      (local.set $c (f32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $c) (local.get $d))
        (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
      (v128.store (local.get $into) (f32x4.add (v128.load (local.get $bias)) (f32x4.add
        (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $v) (local.get $c))
        (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $v) (local.get $c)))))
      (local.set $bias (i32.add (local.get $bias) (i32.const 16)))
      (local.set $into (i32.add (local.get $into) (i32.const 16)))
      (br_if $row (i32.lt_u (local.get $into) (local.get $last)))))

  ;; x(x⁸ + 990x⁶ + 135135x⁴ + 4729725x² + 34459425) / (45x⁸ + 13860x⁶ + 945945x⁴ + 16216200x² + 34459425),
  ;; the ninth step of Lambert's continued fraction: nowhere further than 6e-6 from the tangent, flat beyond 6.1.
  (func $tanh (param $x v128) (result v128)
    (local $s v128)
    (local.set $x (f32x4.pmin (v128.const f32x4 6.1 6.1 6.1 6.1)
      (f32x4.pmax (v128.const f32x4 -6.1 -6.1 -6.1 -6.1) (local.get $x))))
    (local.set $s (f32x4.mul (local.get $x) (local.get $x)))
    (f32x4.div
      (f32x4.mul (local.get $x)
        (f32x4.add (v128.const f32x4 34459425 34459425 34459425 34459425) (f32x4.mul (local.get $s)
        (f32x4.add (v128.const f32x4 4729725 4729725 4729725 4729725) (f32x4.mul (local.get $s)
        (f32x4.add (v128.const f32x4 135135 135135 135135 135135) (f32x4.mul (local.get $s)
        (f32x4.add (v128.const f32x4 990 990 990 990) (local.get $s)))))))))
      (f32x4.add (v128.const f32x4 34459425 34459425 34459425 34459425) (f32x4.mul (local.get $s)
      (f32x4.add (v128.const f32x4 16216200 16216200 16216200 16216200) (f32x4.mul (local.get $s)
      (f32x4.add (v128.const f32x4 945945 945945 945945 945945) (f32x4.mul (local.get $s)
      (f32x4.add (v128.const f32x4 13860 13860 13860 13860) (f32x4.mul (local.get $s)
        (v128.const f32x4 45 45 45 45)))))))))))

  (func $sigmoid (param $x v128) (result v128)
    (f32x4.add (v128.const f32x4 0.5 0.5 0.5 0.5) (f32x4.mul (v128.const f32x4 0.5 0.5 0.5 0.5)
      (call $tanh (f32x4.mul (v128.const f32x4 0.5 0.5 0.5 0.5) (local.get $x))))))

  ;; What is remembered after each word (a GRU: Cho et al. 2014, as cuDNN has it). A memory is $width bytes,
  ;; inputs and gates three times that: what lets go, what takes in, what is new. The memory before the first
  ;; word stands at $memory; each next is written one stride further. Strides may be negative.
  (func (export "remember")
    (param $matrix i32) (param $bias i32) (param $gates i32) (param $width i32)
    (param $inputs i32) (param $inputStride i32)
    (param $memory i32) (param $memoryStride i32) (param $words i32)
    (local $at i32) (local $new v128) (local $next i32) (local $count i32)
    (local.set $count (i32.shr_u (local.get $width) (i32.const 2)))
    (loop $word
      (call $multiply (local.get $matrix) (local.get $memory) (local.get $bias) (local.get $gates)
        (i32.mul (local.get $count) (i32.const 3)) (local.get $count))
      (local.set $next (i32.add (local.get $memory) (local.get $memoryStride)))
      (local.set $at (i32.const 0))
      (loop $four
        (local.set $new (call $tanh (f32x4.add
          (v128.load (i32.add (i32.add (local.get $inputs) (local.get $at)) (i32.shl (local.get $width) (i32.const 1))))
          (f32x4.mul
            (v128.load (i32.add (i32.add (local.get $gates) (local.get $at)) (i32.shl (local.get $width) (i32.const 1))))
            (call $sigmoid (f32x4.add
              (v128.load (i32.add (local.get $inputs) (local.get $at)))
              (v128.load (i32.add (local.get $gates) (local.get $at)))))))))
        (v128.store (i32.add (local.get $next) (local.get $at)) (f32x4.add (local.get $new)
          (f32x4.mul
            (f32x4.sub (v128.load (i32.add (local.get $memory) (local.get $at))) (local.get $new))
            (call $sigmoid (f32x4.add
              (v128.load (i32.add (i32.add (local.get $inputs) (local.get $at)) (local.get $width)))
              (v128.load (i32.add (i32.add (local.get $gates) (local.get $at)) (local.get $width))))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $four (i32.lt_u (local.get $at) (local.get $width))))
      (local.set $memory (local.get $next))
      (local.set $inputs (i32.add (local.get $inputs) (local.get $inputStride)))
      (local.set $words (i32.sub (local.get $words) (i32.const 1)))
      (br_if $word (i32.gt_s (local.get $words) (i32.const 0))))))
